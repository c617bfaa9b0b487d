-- The names of her passkeys lie under her own key too: when it is renewed they are sealed again.
create or replace function auth.my_sealed() returns table (place text, id uuid, sealed bytea) language sql stable security definer set search_path = '' as $$
  select 'session', s.id, s.device from auth.session s where s.user_id = auth.uid() and s.device is not null
  union all
  select 'outbox_mail', m.id, m.sealed from auth.outbox_mail m where m.user_id = auth.uid() and m.sealed is not null
  union all
  select 'passkey', k.id, k.name from auth.passkey k where k.user_id = auth.uid()
$$;

create or replace function auth.reseal_mine(p_place text, p_id uuid, p_old bytea, p_new bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set device = p_new where p_place = 'session' and id = p_id and user_id = auth.uid() and device = p_old;
  update auth.outbox_mail set sealed = p_new where p_place = 'outbox_mail' and id = p_id and user_id = auth.uid() and sealed = p_old;
  update auth.passkey set name = p_new where p_place = 'passkey' and id = p_id and user_id = auth.uid() and name = p_old;
$$;
