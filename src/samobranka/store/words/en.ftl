### The store's words, English.

fault-unknown-database =
    The database “{ $url }” cannot be opened: an address begins with sqlite:/// (and a file's path) or with postgresql://.
fault-cannot-open-store =
    { $why ->
        [forbidden] The folder { $place } cannot be written to, and the database needs that ({ $detail }).
        [not-a-database] The file { $place } is no SQLite database ({ $detail }).
       *[unreachable] The database { $place } cannot be reached: { $detail }
    }
fault-newer-store =
    A newer Samobranka has used the database { $place } (schema { $theirs }, here { $ours }). Please update the program.
fault-store-in-use = Another server is already running on { $place }: two of them would not see each other's moves. Stop that one, give this one another folder (--data), or let both use PostgreSQL (--database).
fault-store-down = The database does not answer at the moment. Wait a little and see whether it was stored.
fault-store-busy = Too many people want something at the moment. Please try again in a minute.
fault-store-conflict = Somebody else was faster. Please look again and repeat.
fault-name-taken = The name “{ $name }” is taken.
fault-no-backup = PostgreSQL brings its own program for backups: pg_dump.
fault-cannot-write-backup = The backup could not be written to { $file }: { $detail }.
fault-damaged-backup = The file { $file } is no whole copy of the matches and users ({ $detail }). Nothing was changed.
fault-unknown-match = There is no match “{ $match }” here.
fault-not-started = The match “{ $match }” has not begun yet.
fault-no-secret = The match is not over, and its secret is not in the file: without it nobody can play on.
