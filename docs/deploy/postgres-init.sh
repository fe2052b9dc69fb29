#!/bin/sh
# Run once by the image of PostgreSQL, and by hand elsewhere as a superuser: the ordinary role and its database.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$SEATS_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
CREATE ROLE seats LOGIN PASSWORD :'password';
CREATE DATABASE seats OWNER seats TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C';
SQL
