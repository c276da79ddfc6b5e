## The Helpers

lesson-helpers = The Helpers
lesson-helpers-roll =
    You know the island. Now everybody has a helper: people of Catan, each with a skill of their own.

    You have one such card and may use it once a turn. Your Marianne comforts the unlucky: when a roll brings you nothing, she gives you a card of your choice. Roll!
lesson-helpers-marianne = A nine, and nothing for you! But here is Marianne. Take wool or grain: you have neither, and a settlement takes both.
lesson-helpers-marianne-else = You have that already. Wool or grain is more use.
lesson-helpers-exchange =
    After the help you either keep the card or exchange it, at once. You can keep it only once: it is turned to side B, and after its next help it must go.

    Take Jean in its place: he trades two for one.
lesson-helpers-exchange-else = You could do that, but with Jean a good trade is coming.
lesson-helpers-pass = A new helper does not work in the same turn. End your turn.
lesson-helpers-pass-else = You could build, but the cards are worth more with Jean next turn.
lesson-helpers-jean =
    The others' rolls brought you a brick and two wool. Now it is Jean's turn, and he may be called before the roll.

    Name the resource you have most of: wool. Until the end of your turn the bank takes two of it for one of any other.
lesson-helpers-jean-else = Jean first: name wool, of which you have most.
lesson-helpers-keep = Keep Jean or exchange him, as you like. Kept, he will help once more; or choose who is more use to you: Louis moves a road, the Robber's Bride drives off the robber himself. This turn's rate stays in any case.
lesson-helpers-roll-two = Now roll.
lesson-helpers-bank = A five: another brick and wool. Trade two wool for whatever you like: lumber and brick make a road, grain brings a settlement nearer.
lesson-helpers-bank-else = Trade first: two wool for one of any other.
lesson-helpers-end =
    That is all about Helpers: once a turn, then keep or exchange. A helper is no development card, so you may play one of those in the same turn.

    When a skill is no use now, you may use the helper idly, just to exchange it. Good luck on the island!
