# Makes a database at the first start, and becomes the server.
set -eu
data=/var/lib/postgresql/data
programs=$(echo /usr/lib/postgresql/*/bin)
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -e "$data" ]; then
	install --directory --owner=postgres --mode=0700 "$data.new"
	printf %s "$POSTGRES_PASSWORD" > /tmp/password
	chown postgres /tmp/password
	as_postgres "$programs/initdb" --pgdata="$data.new" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256
	echo "create database $POSTGRES_USER" | as_postgres "$programs/postgres" --single -D "$data.new" postgres
	echo 'host all all all scram-sha-256' >> "$data.new/pg_hba.conf"
	mv "$data.new" "$data"
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$programs/postgres" -D "$data" -c listen_addresses='*'
