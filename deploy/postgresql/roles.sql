-- Once, on the node that leads, as postgres: psql -v owner_password=... -v replica_password=... -f roles.sql
-- The other node is made after this: nothing here waits for it.
set synchronous_commit = local;
create role mh_check login connection limit 16;
alter role mh_check set statement_timeout = '1s';
alter role mh_check set default_transaction_read_only = on;
create role mh_replica login replication password :'replica_password';
create role moonhearth_owner login createrole password :'owner_password';
create database moonhearth owner moonhearth_owner;
revoke connect on database moonhearth from public;
