-- The circle: what members say to each other, with a name or without one. Words lie in clear under row-level security; who said them stands in columns
-- that no member may read. Nobody writes these tables but the functions below. See decision 61.

-- ---------------------------------------------------------------- who reads which room

-- The age band of the live session of this transaction; null for work of the product.
create function auth.age_band() returns text language sql stable security definer set search_path = '' as $$
  select s.age_band from auth.session s
   where s.token_hash = pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting('app.sid', true), 'UTF8')) and s.user_id = auth.uid()
$$;
create function auth.is_teen_moderator() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.role r where r.user_id = auth.uid() and r.role = 'moderator' and r.teen_vetted)
$$;
create function auth.my_rooms() returns text[] language sql stable security definer set search_path = '' as $$
  select case auth.age_band() when 'adult' then case when auth.is_teen_moderator() then '{community,teen}'::text[] else '{community}'::text[] end
    when 'teen' then '{teen}'::text[] else '{}'::text[] end where auth.uid() is not null
$$;

-- ---------------------------------------------------------------- what is said

create table app.circle_category (
  room text not null check (room in ('community', 'teen')),
  slug text not null,
  name text not null,
  icon text not null,
  about text not null default '',
  place integer not null,
  closed_at timestamptz,
  primary key (room, slug)
);

create table app.circle_post (
  id uuid primary key,
  room text not null check (room in ('community', 'teen')),
  category text not null,
  kind text not null default 'post',
  body text not null,
  is_anonymous boolean not null,
  author_id uuid,
  author_enc bytea,
  author_tag bytea,
  author_name bytea,
  plant text,
  staff text,
  state text not null check (state in ('shown', 'held', 'hidden', 'change_asked', 'taken_back')),
  reason text,
  at timestamptz not null,
  edited_at timestamptz,
  -- when the newest reply came; with none, when it was said
  answered_at timestamptz not null,
  -- the hour in which its author last did something to a nameless row: until when the daily rewrite takes it along
  touched_at timestamptz not null,
  replies integer not null default 0,
  last_seq integer not null default 0,
  holds integer not null default 0,
  language text not null default 'en'
);
create index circle_post_newest on app.circle_post (room, at desc, id desc) where state = 'shown';
create index circle_post_answered on app.circle_post (room, answered_at desc, id desc) where state = 'shown';
create index circle_post_newest_of on app.circle_post (room, category, at desc, id desc) where state = 'shown';
create index circle_post_answered_of on app.circle_post (room, category, answered_at desc, id desc) where state = 'shown';
create index circle_post_by_author on app.circle_post (author_id, at desc) where author_id is not null;
-- What nobody else sees of a member's words: narrow, and what was hidden no further back than is asked for. The larger a circle, the more of it was hidden long ago.
create index circle_post_waiting on app.circle_post (room, touched_at desc) include (id) where is_anonymous and state in ('held', 'change_asked');
create index circle_post_hidden on app.circle_post (room, touched_at desc) include (id) where is_anonymous and state = 'hidden';
create index circle_post_waiting_of on app.circle_post (author_id) where author_id is not null and state in ('held', 'change_asked');
create index circle_post_hidden_of on app.circle_post (author_id, touched_at desc) where author_id is not null and state = 'hidden';
create index circle_post_touched on app.circle_post (touched_at) where is_anonymous;

create table app.circle_reply (
  id uuid primary key,
  post_id uuid not null references app.circle_post (id) on delete cascade,
  room text not null check (room in ('community', 'teen')),
  in_answer_to uuid,
  seq integer not null,
  body text not null,
  is_anonymous boolean not null,
  author_id uuid,
  author_enc bytea,
  author_tag bytea,
  author_name bytea,
  by_starter boolean not null default false,
  staff text,
  state text not null check (state in ('shown', 'held', 'hidden', 'change_asked', 'taken_back')),
  reason text,
  at timestamptz not null,
  edited_at timestamptz,
  touched_at timestamptz not null,
  language text not null default 'en',
  unique (post_id, seq)
);
create index circle_reply_by_author on app.circle_reply (author_id, at desc) where author_id is not null;
create index circle_reply_waiting on app.circle_reply (room, touched_at desc) include (id, post_id) where is_anonymous and state in ('held', 'change_asked');
create index circle_reply_hidden on app.circle_reply (room, touched_at desc) include (id, post_id) where is_anonymous and state = 'hidden';
create index circle_reply_waiting_of on app.circle_reply (author_id) where author_id is not null and state in ('held', 'change_asked');
create index circle_reply_hidden_of on app.circle_reply (author_id, touched_at desc) where author_id is not null and state = 'hidden';
create index circle_reply_touched on app.circle_reply (touched_at) where is_anonymous;

-- A thread knows how many of its replies are to be seen, and when the newest came, whoever shows or hides one.
create function app.count_replies() returns trigger language plpgsql set search_path = '' as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.state = 'shown' then 1 else 0 end;
  now_is integer := case when tg_op <> 'DELETE' and new.state = 'shown' then 1 else 0 end;
begin
  if was <> now_is then
    update app.circle_post p set replies = p.replies + now_is - was,
      answered_at = case when now_is = 1 then greatest(p.answered_at, new.at) else p.answered_at end
     where p.id = case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  end if;
  return null;
end $$;
create trigger circle_reply_counts after insert or update of state or delete on app.circle_reply for each row execute function app.count_replies();

-- Old words that are hidden today are new to their author: the time counts from this hour.
create function app.touch_unseen() returns trigger language plpgsql set search_path = '' as $$
begin
  new.touched_at := greatest(new.touched_at, pg_catalog.date_trunc('hour', pg_catalog.now()));
  return new;
end $$;
create trigger circle_post_unseen before update of state on app.circle_post for each row
  when (old.state = 'shown' and new.state in ('held', 'hidden', 'change_asked')) execute function app.touch_unseen();
create trigger circle_reply_unseen before update of state on app.circle_reply for each row
  when (old.state = 'shown' and new.state in ('held', 'hidden', 'change_asked')) execute function app.touch_unseen();

-- ---------------------------------------------------------------- what belongs to one member

create table app.circle_visit (
  user_id uuid not null,
  room text not null check (room in ('community', 'teen')),
  at timestamptz,
  -- how many nameless words of that hour were there at the visit: their own time tells the hour alone
  hour_seen integer not null default 0,
  rules_accepted_at timestamptz,
  rules_version text,
  primary key (user_id, room)
);
create table app.circle_bookmark (
  user_id uuid not null,
  post_bidx uuid not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, post_bidx)
);
create table app.circle_draft (
  user_id uuid not null,
  bidx uuid not null,
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (user_id, bidx)
);
-- Whom she does not want to read. Whom it means is hidden from her too: of a nameless voice she was never told.
create table app.circle_quiet (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('mute', 'block')),
  other_id uuid,
  post_id uuid,
  -- the voice in that thread
  other_tag bytea,
  other_enc bytea,
  sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index circle_quiet_of_other on app.circle_quiet (other_id) where other_id is not null;
create index circle_quiet_of_post on app.circle_quiet (post_id) where post_id is not null;

-- ---------------------------------------------------------------- without a member's id, or closed

create table auth.circle_hold (
  post_id uuid not null references app.circle_post (id) on delete cascade,
  tag bytea not null,
  primary key (post_id, tag)
);
create table auth.circle_follow (
  post_id uuid not null references app.circle_post (id) on delete cascade,
  tag bytea not null,
  follower_enc bytea not null,
  primary key (post_id, tag)
);
create table auth.circle_report (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  room text not null,
  post_id uuid not null,
  reply_id uuid,
  reason text not null,
  note text,
  at timestamptz not null
);
create index circle_report_of_post on auth.circle_report (post_id);
create index circle_report_by_member on auth.circle_report (user_id, at desc);
create table auth.circle_standing (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  accepted integer not null default 0,
  warnings integer not null default 0,
  hidden integer not null default 0,
  -- what is in force of all that decisions set: the last end, and the first closing
  paused_until timestamptz,
  closed_at timestamptz,
  -- each pause's end and each closing, by a keyed mark of the case that set it: taking one decision back leaves what others set
  pauses jsonb not null default '{}',
  closings jsonb not null default '{}',
  since timestamptz not null default now()
);

-- ---------------------------------------------------------------- whom she does not read

-- Members whose named words she does not see: those she muted or blocked, and those who blocked her.
create function auth.hidden_authors() returns uuid[] language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(h.author), '{}') from (
    select q.other_id as author from app.circle_quiet q where q.user_id = auth.uid() and q.other_id is not null
    union select q.user_id from app.circle_quiet q where q.other_id = auth.uid() and q.kind = 'block') h
$$;
-- Nameless voices she does not see, each in its own thread.
create function auth.hidden_voices() returns bytea[] language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(q.other_tag), '{}') from app.circle_quiet q where q.user_id = auth.uid() and q.other_tag is not null
$$;

-- ---------------------------------------------------------------- who may touch what

do $$
declare t text;
begin
  foreach t in array array['circle_category', 'circle_post', 'circle_reply', 'circle_visit', 'circle_bookmark', 'circle_draft', 'circle_quiet'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    -- The owner of the functions that write here. No login becomes it.
    execute format('create policy functions on app.%I to mh_owner using (true) with check (true)', t);
  end loop;
  foreach t in array array['circle_visit', 'circle_bookmark', 'circle_draft', 'circle_quiet'] loop
    execute format('create policy own on app.%I to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
  -- A renewed key seals them again.
  foreach t in array array['circle_bookmark', 'circle_draft', 'circle_quiet'] loop
    execute format('create policy reseal on app.%I to w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;

create policy read on app.circle_category for select to w_user using (room = any ((select auth.my_rooms())::text[]) and (select auth.uid()) is not null);
create policy read on app.circle_post for select to w_user using (
  room = any ((select auth.my_rooms())::text[]) and (author_id = (select auth.uid()) or (state in ('shown', 'taken_back')
    and (author_id is null or author_id <> all ((select auth.hidden_authors())::uuid[]))
    and (author_tag is null or author_tag <> all ((select auth.hidden_voices())::bytea[])))));
create policy read on app.circle_reply for select to w_user using (
  room = any ((select auth.my_rooms())::text[]) and (author_id = (select auth.uid()) or (state in ('shown', 'taken_back')
    and (author_id is null or author_id <> all ((select auth.hidden_authors())::uuid[]))
    and (author_tag is null or author_tag <> all ((select auth.hidden_voices())::bytea[])))));

grant select on app.circle_category to w_user;
grant select (id, room, category, kind, body, is_anonymous, author_name, plant, staff, state, reason, at, edited_at, answered_at, replies, holds, language) on app.circle_post to w_user;
grant select (id, post_id, room, in_answer_to, seq, body, is_anonymous, author_name, by_starter, staff, state, reason, at, edited_at, language) on app.circle_reply to w_user;
grant select, insert, update, delete on app.circle_visit, app.circle_bookmark, app.circle_draft to w_user;
grant select (user_id, id, kind, post_id, sealed, at), delete on app.circle_quiet to w_user;
grant select, update on app.circle_bookmark, app.circle_draft to w_worker;
grant select (user_id, id, sealed), update (sealed) on app.circle_quiet to w_worker;

-- ---------------------------------------------------------------- saying something with a name

-- Says who the member of this transaction is, where that makes a difference to what is read: a moderator among teens.
create function auth.circle_staff(p_room text) returns text language sql stable security definer set search_path = '' as $$
  select case when p_room = 'teen' and auth.age_band() = 'adult' and auth.uid() is not null then 'moderator' end
$$;

-- Gives 'said', or why not: the category closed meanwhile, or she said the same lately.
create function auth.say_post(p_id uuid, p_room text, p_category text, p_body text, p_name bytea, p_state text, p_reason text, p_language text, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or p_room <> all (auth.my_rooms()) or p_state not in ('shown', 'held') then return 'refused'; end if;
  if not exists (select from app.circle_category c where c.room = p_room and c.slug = p_category and c.closed_at is null) then return 'category_closed'; end if;
  if exists (select from app.circle_post p where p.author_id = auth.uid() and p.at > p_at - interval '1 day' and p.body = p_body and p.room = p_room) then return 'said_already'; end if;
  insert into app.circle_post (id, room, category, body, is_anonymous, author_id, author_name, staff, state, reason, language, at, answered_at, touched_at)
    values (p_id, p_room, p_category, p_body, false, auth.uid(), p_name, auth.circle_staff(p_room), p_state, p_reason, p_language, p_at, p_at, p_at);
  return 'said';
end $$;

-- Gives 'said', or why not: the thread is no longer open to her, or she said the same in it lately. What she wrote stays in her field.
create function auth.say_reply(p_id uuid, p_post uuid, p_body text, p_name bytea, p_answers uuid, p_state text, p_reason text, p_language text, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  p app.circle_post;
begin
  if auth.uid() is null or p_state not in ('shown', 'held') then return 'refused'; end if;
  if exists (select from app.circle_reply r where r.author_id = auth.uid() and r.post_id = p_post and r.at > p_at - interval '1 day' and r.body = p_body) then return 'said_already'; end if;
  update app.circle_post set last_seq = last_seq + 1 where id = p_post and state = 'shown' and room = any (auth.my_rooms())
    and (author_id is null or author_id <> all (auth.hidden_authors())) returning * into p;
  if p.id is null then return 'thread_closed'; end if;
  insert into app.circle_reply (id, post_id, room, in_answer_to, seq, body, is_anonymous, author_id, author_name, by_starter, staff, state, reason, language, at, touched_at)
    values (p_id, p.id, p.room, (select r.id from app.circle_reply r where r.id = p_answers and r.post_id = p.id), p.last_seq, p_body, false, auth.uid(), p_name,
      coalesce(p.author_id = auth.uid(), false), auth.circle_staff(p.room), p_state, p_reason, p_language, p_at, p_at);
  return 'said';
end $$;

-- Her own named words, of a post or a reply: changed (marked), or taken back, which leaves the place and takes words and name. Gives the state it has then.
create function auth.change_named(p_id uuid, p_body text, p_state text, p_at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_state not in ('shown', 'held', 'taken_back') then return false; end if;
  update app.circle_post set body = p_body, state = p_state, reason = null, edited_at = p_at, author_name = case when p_state = 'taken_back' then null else author_name end
   where id = p_id and author_id = auth.uid() and (state in ('shown', 'held', 'change_asked') or (p_state = 'taken_back' and state = 'hidden'));
  if found then return true; end if;
  update app.circle_reply set body = p_body, state = p_state, reason = null, edited_at = p_at, author_name = case when p_state = 'taken_back' then null else author_name end
   where id = p_id and author_id = auth.uid() and (state in ('shown', 'held', 'change_asked') or (p_state = 'taken_back' and state = 'hidden'));
  return found;
end $$;

-- ---------------------------------------------------------------- and without one

-- What waits of one kind, for the server to find the writer's own. It says nothing to who cannot open it.
create function auth.waiting_letters(p_kind text) returns table (id uuid, sealed bytea) language sql stable security definer set search_path = '' as $$
  select l.id, l.sealed from auth.letterbox l where l.kind = p_kind and l.sealed is not null
$$;
-- Taken back before anybody saw it. Its tag stays its time, so that the same act is not made again by a retry.
create function auth.withdraw_letter(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.letterbox set sealed = null where id = p_id and sealed is not null;
  return found;
end $$;

create function auth.publish_post(p_id uuid, p_room text, p_category text, p_kind text, p_body text, p_enc bytea, p_tag bytea, p_plant text, p_staff text, p_state text, p_reason text, p_language text, p_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into app.circle_post (id, room, category, kind, body, is_anonymous, author_enc, author_tag, plant, staff, state, reason, language, at, answered_at, touched_at)
    select p_id, p_room, p_category, p_kind, p_body, true, p_enc, p_tag, p_plant, p_staff, p_state, p_reason, p_language, h, h, h from pg_catalog.date_trunc('hour', p_at) h
$$;

-- Where the thread closed meanwhile nobody sees it, and its author is told why.
create function auth.publish_reply(p_id uuid, p_post uuid, p_body text, p_enc bytea, p_tag bytea, p_answers uuid, p_staff text, p_state text, p_reason text, p_language text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  p app.circle_post;
  is_open boolean;
begin
  update app.circle_post set last_seq = last_seq + 1 where id = p_post returning * into p;
  if p.id is null then return false; end if;
  is_open := p.state = 'shown';
  insert into app.circle_reply (id, post_id, room, in_answer_to, seq, body, is_anonymous, author_enc, author_tag, by_starter, staff, state, reason, language, at, touched_at)
    select p_id, p.id, p.room, (select r.id from app.circle_reply r where r.id = p_answers and r.post_id = p.id), p.last_seq, p_body, true, p_enc, p_tag,
      p.is_anonymous and coalesce(p.author_tag = p_tag, false), p_staff, case when is_open then p_state else 'hidden' end, case when is_open then p_reason else 'thread_closed' end, p_language, h, h
      from pg_catalog.date_trunc('hour', p_at) h;
  return is_open;
end $$;

create function auth.change_nameless(p_id uuid, p_tag bytea, p_body text, p_state text, p_at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  h timestamptz := pg_catalog.date_trunc('hour', p_at);
begin
  update app.circle_post set body = p_body, state = p_state, reason = null, edited_at = h, touched_at = h
   where id = p_id and author_tag = p_tag and (state in ('shown', 'held', 'change_asked') or (p_state = 'taken_back' and state = 'hidden'));
  if found then return true; end if;
  update app.circle_reply set body = p_body, state = p_state, reason = null, edited_at = h, touched_at = h
   where id = p_id and author_tag = p_tag and (state in ('shown', 'held', 'change_asked') or (p_state = 'taken_back' and state = 'hidden'));
  return found;
end $$;

-- Once a day all nameless rows that their authors touched lately bear one mark of writing (decision 50, point 5).
create function auth.rewrite_nameless(p_since timestamptz) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  posts bigint;
  replies bigint;
begin
  update app.circle_post set touched_at = touched_at where is_anonymous and touched_at >= p_since;
  get diagnostics posts = row_count;
  update app.circle_reply set touched_at = touched_at where is_anonymous and touched_at >= p_since;
  get diagnostics replies = row_count;
  return posts + replies;
end $$;

-- ---------------------------------------------------------------- what is hers

-- Which of these are hers: named ones by who she is, nameless ones by the tags the server reckons for her.
create function auth.mine_among(p_ids uuid[], p_tags bytea[]) returns setof uuid language sql stable security definer set search_path = '' as $$
  select g.id from unnest(p_ids, p_tags) g(id, tag) join app.circle_post p on p.id = g.id where p.author_id = auth.uid() or (p.author_tag = g.tag and auth.uid() is not null)
  union all
  select g.id from unnest(p_ids, p_tags) g(id, tag) join app.circle_reply r on r.id = g.id where r.author_id = auth.uid() or (r.author_tag = g.tag and auth.uid() is not null)
$$;

-- Every nameless row by its id and its thread, page by page, for the server to find hers among them.
create function auth.nameless_ids(p_kind text, p_after uuid, p_most integer) returns table (id uuid, post_id uuid) language sql stable security definer set search_path = '' as $$
  select * from (
    (select p.id, p.id as post_id from app.circle_post p where p_kind = 'post' and p.is_anonymous and p.author_tag is not null and p.id > p_after and auth.uid() is not null order by p.id limit p_most)
    union all
    (select r.id, r.post_id from app.circle_reply r where p_kind = 'reply' and r.is_anonymous and r.author_tag is not null and r.id > p_after and auth.uid() is not null order by r.id limit p_most)) n order by n.id
$$;
-- Nameless words that nobody else sees now, newest first: all that wait, and those hidden since a time.
create function auth.nameless_not_shown(p_room text, p_since timestamptz, p_most integer) returns table (id uuid, post_id uuid) language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or p_room <> all (auth.my_rooms()) then return; end if;
  return query
    (select p.id, p.id from app.circle_post p where p.room = p_room and p.is_anonymous and p.state in ('held', 'change_asked') order by p.touched_at desc limit p_most)
    union all
    (select p.id, p.id from app.circle_post p where p.room = p_room and p.is_anonymous and p.state = 'hidden' and p.touched_at >= p_since order by p.touched_at desc limit p_most)
    union all
    (select r.id, r.post_id from app.circle_reply r where r.room = p_room and r.is_anonymous and r.state in ('held', 'change_asked') order by r.touched_at desc limit p_most)
    union all
    (select r.id, r.post_id from app.circle_reply r where r.room = p_room and r.is_anonymous and r.state = 'hidden' and r.touched_at >= p_since order by r.touched_at desc limit p_most);
end $$;

-- Her words whole: all named ones, and those nameless ones whose tags she has. `p_state` null for every state; 'not_shown' for what nobody else sees.
create function auth.my_circle_words(p_ids uuid[], p_tags bytea[], p_state text) returns table
  (id uuid, post_id uuid, is_reply boolean, room text, category text, kind text, body text, is_anonymous boolean, plant text, state text, reason text, at timestamptz, edited_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.* from (
    select p.id, p.id as post_id, false as is_reply, p.room, p.category, p.kind, p.body, p.is_anonymous, p.plant, p.state, p.reason, p.at, p.edited_at
      from app.circle_post p where p.author_id = auth.uid()
    union all
    select p.id, p.id, false, p.room, p.category, p.kind, p.body, p.is_anonymous, p.plant, p.state, p.reason, p.at, p.edited_at
      from unnest(p_ids, p_tags) g(id, tag) join app.circle_post p on p.id = g.id and p.author_tag = g.tag where auth.uid() is not null
    union all
    select r.id, r.post_id, true, r.room, p.category, p.kind, r.body, r.is_anonymous, case when r.by_starter then p.plant end, r.state, r.reason, r.at, r.edited_at
      from app.circle_reply r join app.circle_post p on p.id = r.post_id where r.author_id = auth.uid()
    union all
    select r.id, r.post_id, true, r.room, p.category, p.kind, r.body, r.is_anonymous, case when r.by_starter then p.plant end, r.state, r.reason, r.at, r.edited_at
      from unnest(p_ids, p_tags) g(id, tag) join app.circle_reply r on r.id = g.id and r.author_tag = g.tag join app.circle_post p on p.id = r.post_id where auth.uid() is not null) w
  where p_state is null or w.state in ('held', 'hidden', 'change_asked') order by w.at desc, w.id
$$;

-- Of her words in a room, those that nobody else sees: named ones, those hidden since a time only, and those nameless ones whose tags she has.
create function auth.my_unseen_words(p_room text, p_since timestamptz, p_ids uuid[], p_tags bytea[]) returns table
  (id uuid, post_id uuid, is_reply boolean, room text, category text, kind text, body text, is_anonymous boolean, plant text, state text, reason text, at timestamptz, edited_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with own_posts as (
    select p.* from app.circle_post p where p.author_id = auth.uid() and p.state in ('held', 'change_asked')
    union all
    select p.* from app.circle_post p where p.author_id = auth.uid() and p.state = 'hidden' and p.touched_at >= p_since
  ), own_replies as (
    select r.* from app.circle_reply r where r.author_id = auth.uid() and r.state in ('held', 'change_asked')
    union all
    select r.* from app.circle_reply r where r.author_id = auth.uid() and r.state = 'hidden' and r.touched_at >= p_since
  )
  select w.* from (
    select p.id, p.id as post_id, false as is_reply, p.room, p.category, p.kind, p.body, p.is_anonymous, p.plant, p.state, p.reason, p.at, p.edited_at
      from own_posts p where p.room = p_room
    union all
    select p.id, p.id, false, p.room, p.category, p.kind, p.body, p.is_anonymous, p.plant, p.state, p.reason, p.at, p.edited_at
      from unnest(p_ids, p_tags) g(id, tag) join app.circle_post p on p.id = g.id and p.author_tag = g.tag
     where auth.uid() is not null and p.room = p_room and p.state in ('held', 'hidden', 'change_asked')
    union all
    select r.id, r.post_id, true, r.room, p.category, p.kind, r.body, r.is_anonymous, case when r.by_starter then p.plant end, r.state, r.reason, r.at, r.edited_at
      from own_replies r join app.circle_post p on p.id = r.post_id where r.room = p_room
    union all
    select r.id, r.post_id, true, r.room, p.category, p.kind, r.body, r.is_anonymous, case when r.by_starter then p.plant end, r.state, r.reason, r.at, r.edited_at
      from unnest(p_ids, p_tags) g(id, tag) join app.circle_reply r on r.id = g.id and r.author_tag = g.tag join app.circle_post p on p.id = r.post_id
     where auth.uid() is not null and r.room = p_room and r.state in ('held', 'hidden', 'change_asked')) w
  order by w.at desc, w.id
$$;

-- Of a thread whose post was hidden: its place, so that its replies stay readable. No word and no name.
create function auth.closed_thread(p_post uuid) returns table (id uuid, room text, category text, is_anonymous boolean, plant text, state text, at timestamptz, answered_at timestamptz, replies integer)
language sql stable security definer set search_path = '' as $$
  select p.id, p.room, p.category, p.is_anonymous, p.plant, p.state, p.at, p.answered_at, p.replies from app.circle_post p
   where p.id = p_post and auth.uid() is not null and p.room = any (auth.my_rooms()) and p.state in ('hidden', 'change_asked', 'taken_back') and p.replies > 0
$$;

-- Whether a thread that she cannot answer was there at all: closed by its author, by a moderator, or between the two of them.
create function auth.thread_state(p_post uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.state from app.circle_post p where p.id = p_post and auth.uid() is not null and p.room = any (auth.my_rooms())
$$;

create function auth.my_standing() returns table (accepted integer, warnings integer, hidden integer, paused_until timestamptz, closed_at timestamptz, since timestamptz) language sql stable security definer set search_path = '' as $$
  select coalesce(s.accepted, 0), coalesce(s.warnings, 0), coalesce(s.hidden, 0), s.paused_until, s.closed_at, coalesce(s.since, a.created_at)
    from auth.account a left join auth.circle_standing s on s.user_id = a.user_id where a.user_id = auth.uid()
$$;
-- What stood is reckoned to her: by a job, apart from the words themselves.
create function auth.count_accepted(p_user uuid, p_count integer) returns void language sql security definer set search_path = '' as $$
  insert into auth.circle_standing as s (user_id, accepted, since) select a.user_id, p_count, a.created_at from auth.account a where a.user_id = p_user
    on conflict (user_id) do update set accepted = s.accepted + p_count
$$;

-- What of a page she holds and follows, by tags that say nobody's name.
create function auth.my_marks(p_ids uuid[], p_holds bytea[], p_follows bytea[]) returns table (id uuid, holding boolean, followed boolean) language sql stable security definer set search_path = '' as $$
  select g.id, exists (select from auth.circle_hold h where h.post_id = g.id and h.tag = g.hold), exists (select from auth.circle_follow f where f.post_id = g.id and f.tag = g.follow)
    from unnest(p_ids, p_holds, p_follows) g(id, hold, follow) where auth.uid() is not null
$$;

-- She leaves. Her words go with her, or stay without a name: then nobody, the operator included, can find her by them.
create function auth.leave_circle(p_ids uuid[], p_tags bytea[], p_stay boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then raise exception 'nobody leaves' using errcode = 'insufficient_privilege'; end if;
  update app.circle_post p set author_id = null, author_enc = null, author_tag = null, author_name = null, reason = null, body = case when p_stay then p.body else '' end,
         state = case when p_stay then p.state else 'taken_back' end
   where p.author_id = me or exists (select from unnest(p_ids, p_tags) g(id, tag) where g.id = p.id and g.tag = p.author_tag);
  update app.circle_reply r set author_id = null, author_enc = null, author_tag = null, author_name = null, reason = null, body = case when p_stay then r.body else '' end,
         state = case when p_stay then r.state else 'taken_back' end
   where r.author_id = me or exists (select from unnest(p_ids, p_tags) g(id, tag) where g.id = r.id and g.tag = r.author_tag);
  delete from app.circle_quiet where other_id = me;
end $$;

-- What she chose with her deletion: whether her words stay. Without a choice they go.
alter table auth.deletion_plan add column words_stay boolean not null default false;
create function auth.choose_words(p_stay boolean) returns void language sql security definer set search_path = '' as $$
  update auth.deletion_plan set words_stay = p_stay where user_id = auth.uid()
$$;
create function auth.words_stay() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((select d.words_stay from auth.deletion_plan d where d.user_id = auth.uid()), false)
$$;

-- ---------------------------------------------------------------- categories

create function auth.add_category(p_room text, p_slug text, p_name text, p_icon text, p_about text, p_place integer) returns void language sql security definer set search_path = '' as $$
  insert into app.circle_category (room, slug, name, icon, about, place) values (p_room, p_slug, p_name, p_icon, p_about, p_place) on conflict do nothing
$$;

grant execute on function auth.age_band(), auth.is_teen_moderator(), auth.my_rooms(), auth.hidden_authors(), auth.hidden_voices(), auth.mine_among(uuid[], bytea[]) to w_user, w_worker;
grant execute on function auth.circle_staff(text), auth.say_post(uuid, text, text, text, bytea, text, text, text, timestamptz), auth.say_reply(uuid, uuid, text, bytea, uuid, text, text, text, timestamptz),
  auth.change_named(uuid, text, text, timestamptz), auth.nameless_ids(text, uuid, integer), auth.nameless_not_shown(text, timestamptz, integer), auth.my_circle_words(uuid[], bytea[], text),
  auth.my_unseen_words(text, timestamptz, uuid[], bytea[]), auth.closed_thread(uuid),
  auth.thread_state(uuid), auth.my_standing(), auth.my_marks(uuid[], bytea[], bytea[]), auth.leave_circle(uuid[], bytea[], boolean),
  auth.choose_words(boolean), auth.words_stay() to w_user;
grant execute on function auth.waiting_letters(text), auth.withdraw_letter(uuid) to w_visitor;
grant execute on function auth.publish_post(uuid, text, text, text, text, bytea, bytea, text, text, text, text, text, timestamptz),
  auth.publish_reply(uuid, uuid, text, bytea, bytea, uuid, text, text, text, text, timestamptz), auth.change_nameless(uuid, bytea, text, text, timestamptz), auth.rewrite_nameless(timestamptz),
  auth.count_accepted(uuid, integer), auth.add_category(text, text, text, text, text, integer) to w_worker;
