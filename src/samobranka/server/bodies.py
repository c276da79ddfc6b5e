"""How what a client sends becomes a struct: strictly, and with core's words for what is wrong.

Litestar's own way reads "1" as 1 and tells of faults in its own words.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from litestar.dto import AbstractDTO, DTOFieldDefinition
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from samobranka.core.decode import decode_json
from samobranka.core.faults import MalformedFile
from samobranka.server.faults import MalformedMessage


def read_message(text: bytes | str, kind: Any) -> Any:
    """A request's body or a socket's message; MalformedMessage names the place and the reason."""
    try:
        return decode_json(text, kind)
    except MalformedFile as fault:
        raise MalformedMessage(**fault.facts) from None


class Body(AbstractDTO[Any]):
    """For the app's `dto`: decodes what a handler's `data` is annotated with."""

    def decode_bytes(self, value: bytes) -> Any:
        """The struct; MalformedMessage names the place and the reason."""
        return read_message(value, self.asgi_connection.route_handler.parsed_data_field.annotation)

    @classmethod
    def is_supported_model_type_field(cls, field_definition: FieldDefinition) -> bool:
        """Answers are encoded as always."""
        return False

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """There is nothing to prepare."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        """The struct's own schema."""
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema

    @classmethod
    def generate_field_definitions(
        cls, model_type: type[Any]
    ) -> Generator[DTOFieldDefinition, None, None]:
        """No fields are picked or renamed."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        """Nothing is looked into."""
        return False
