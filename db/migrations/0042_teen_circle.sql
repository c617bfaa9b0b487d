-- The teen circle: what a request learns of its session says besides whether its member is a moderator who was vetted for the teens' room. Giving and taking
-- that ends her sessions (trigger role_ends_access, migration 0029), as roles do.
drop function auth.read_session(bytea);
create function auth.read_session(p_token_hash bytea)
returns table (id uuid, user_id uuid, age_band text, band_day text, shared_device boolean, seen_at timestamptz, stepped_up_at timestamptz, held_roles text[], has_factor boolean, teen_vetted boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.age_band, s.band_day::text, s.shared_device, s.seen_at, s.stepped_up_at,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = s.user_id), '{}'::text[]),
         exists (select from auth.code_app c where c.user_id = s.user_id and c.confirmed_at is not null) or exists (select from auth.passkey k where k.user_id = s.user_id),
         exists (select from auth.role r where r.user_id = s.user_id and r.role = 'moderator' and r.teen_vetted)
    from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
     and not exists (select from auth.account a where a.user_id = s.user_id and a.suspended_at is not null)
$$;
revoke execute on function auth.read_session(bytea) from public;
grant execute on function auth.read_session(bytea) to w_visitor;
-- Only a moderator can be vetted for the teens' room.
alter table auth.role add constraint only_moderators_are_vetted check (role = 'moderator' or not teen_vetted);

-- ---------------------------------------------------------------- who looks after the room now

-- A moderator of the teens' room says until when she is there. Her first name is sealed under a key of the circle.
create table auth.teen_watch (
  id uuid primary key,
  user_id uuid not null unique references auth.account (user_id) on delete cascade,
  name bytea not null,
  until timestamptz not null
);
create function auth.keep_watch(p_id uuid, p_name bytea, p_until timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not auth.is_teen_moderator() then return false; end if;
  delete from auth.teen_watch where user_id = auth.uid();
  insert into auth.teen_watch (id, user_id, name, until) values (p_id, auth.uid(), p_name, p_until);
  return true;
end $$;
create function auth.end_watch() returns void language sql security definer set search_path = '' as $$
  delete from auth.teen_watch where user_id = auth.uid()
$$;
-- Who has lost the room is not named in it: the role is asked for each time.
create function auth.teen_watches() returns table (id uuid, name bytea, until timestamptz, mine boolean) language sql stable security definer set search_path = '' as $$
  select w.id, w.name, w.until, w.user_id = auth.uid() from auth.teen_watch w
   where auth.uid() is not null and 'teen' = any (auth.my_rooms())
     and exists (select from auth.role r where r.user_id = w.user_id and r.role = 'moderator' and r.teen_vetted)
   order by w.until desc limit 20
$$;
create function auth.sweep_watches(p_before timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from auth.teen_watch where until < p_before;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- ---------------------------------------------------------------- questions to a moderator

-- A question is a nameless post that the room never sees: it and its answer are 'held' until the teen who asked shows them.
create index circle_post_questions on app.circle_post (at) where kind = 'question' and state = 'held';

create function auth.open_questions(p_most integer) returns table (id uuid, body text, at timestamptz) language sql stable security definer set search_path = '' as $$
  select q.id, q.body, q.at from app.circle_post q
   where auth.uid() is not null and auth.is_teen_moderator() and q.room = 'teen' and q.kind = 'question' and q.state = 'held' and q.last_seq = 0
   order by (q.reason = 'crisis') desc, q.at, q.id limit p_most
$$;
-- 'answered', or why not: somebody answered meanwhile, or it was taken back.
create function auth.answer_question(p_id uuid, p_question uuid, p_body text, p_name bytea, p_language text, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  q app.circle_post;
begin
  if not auth.is_teen_moderator() then return 'not_found'; end if;
  select * into q from app.circle_post p where p.id = p_question and p.room = 'teen' and p.kind = 'question' for update;
  if q.id is null or q.state not in ('held', 'shown') then return 'not_found'; end if;
  if q.last_seq > 0 then return 'answered_meanwhile'; end if;
  update app.circle_post set last_seq = 1 where id = q.id;
  insert into app.circle_reply (id, post_id, room, seq, body, is_anonymous, author_id, author_name, staff, state, reason, language, at, touched_at)
    values (p_id, q.id, 'teen', 1, p_body, false, auth.uid(), p_name, 'moderator', 'held', 'question', p_language, p_at, p_at);
  return 'answered';
end $$;
-- The questions whose tags the server reckoned for the member, with their answers: those of a teen, while she is one.
create function auth.answered_questions(p_ids uuid[], p_tags bytea[]) returns table (id uuid, body text, at timestamptz, state text, answer_id uuid, answer text, answer_name bytea, answered_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select q.id, q.body, q.at, q.state, r.id, r.body, r.author_name, r.at
    from unnest(p_ids, p_tags) g(id, tag) join app.circle_post q on q.id = g.id and q.author_tag = g.tag
    join app.circle_reply r on r.post_id = q.id and r.seq = 1 and r.staff = 'moderator' and r.state in ('held', 'shown')
   where auth.uid() is not null and auth.age_band() = 'teen' and q.room = 'teen' and q.kind = 'question' and q.state in ('held', 'shown') order by r.at desc, q.id
$$;
-- Questions of the last while, by their ids alone, for the server to find a member's own among them.
create function auth.question_ids(p_since timestamptz, p_most integer) returns setof uuid language sql stable security definer set search_path = '' as $$
  select q.id from app.circle_post q where auth.uid() is not null and auth.age_band() = 'teen' and q.room = 'teen' and q.kind = 'question' and q.last_seq > 0 and q.at >= p_since
   order by q.at desc limit p_most
$$;
-- Her own answered question is shown to the room, nameless: who brings the tag has asked it.
create function auth.share_question(p_id uuid, p_tag bytea, p_plant text, p_at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  h timestamptz := pg_catalog.date_trunc('hour', p_at);
begin
  update app.circle_post set state = 'shown', reason = null, plant = coalesce(plant, p_plant), at = h, answered_at = h, touched_at = h
   where id = p_id and author_tag = p_tag and room = 'teen' and kind = 'question' and state = 'held' and last_seq > 0;
  if not found then return false; end if;
  update app.circle_reply set state = 'shown', reason = null where post_id = p_id and seq = 1 and state = 'held';
  return true;
end $$;

revoke execute on function auth.keep_watch(uuid, bytea, timestamptz), auth.end_watch(), auth.teen_watches(), auth.sweep_watches(timestamptz), auth.open_questions(integer),
  auth.answer_question(uuid, uuid, text, bytea, text, timestamptz), auth.answered_questions(uuid[], bytea[]), auth.question_ids(timestamptz, integer), auth.share_question(uuid, bytea, text, timestamptz) from public;
grant execute on function auth.keep_watch(uuid, bytea, timestamptz), auth.end_watch(), auth.teen_watches(), auth.open_questions(integer),
  auth.answer_question(uuid, uuid, text, bytea, text, timestamptz), auth.answered_questions(uuid[], bytea[]), auth.question_ids(timestamptz, integer) to w_user;
-- Beside no transaction of hers, as everything that is said without a name (decision 50).
grant execute on function auth.share_question(uuid, bytea, text, timestamptz) to w_visitor;
grant execute on function auth.sweep_watches(timestamptz) to w_worker;
