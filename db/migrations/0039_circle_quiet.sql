-- What one member does with the words of another: not reading her, joining in, reporting, looking for words, being told of replies. See decision 62.

-- ---------------------------------------------------------------- whom she does not want to read

-- Said without a name by somebody whom the thread's starter has blocked without a name: the starter alone does not see it. Decided once, when
-- it is published, so that taking a block back tells nothing about what was said meanwhile.
alter table app.circle_reply add column hushed boolean not null default false;
create index circle_reply_hushed on app.circle_reply (post_id) where hushed;

-- Which words `other_enc` was copied from: it opens in their place alone.
alter table app.circle_quiet add column other_item uuid;
create unique index circle_quiet_of_name on app.circle_quiet (user_id, kind, other_id) where other_id is not null;
create unique index circle_quiet_of_voice on app.circle_quiet (user_id, kind, post_id, other_tag) where other_tag is not null;
create index circle_quiet_newest on app.circle_quiet (user_id, at desc, id desc);

-- Whose words these are, as she may read them now. Nobody else's answer is any different.
create function app.circle_words_of(p_post uuid, p_reply uuid) returns table (post_id uuid, item uuid, room text, author_id uuid, author_tag bytea, author_enc bytea, staff text)
language sql stable set search_path = '' as $$
  select p.id, p.id, p.room, p.author_id, p.author_tag, p.author_enc, p.staff from app.circle_post p
   where p_reply is null and p.id = p_post and p.state = 'shown' and p.room = any (auth.my_rooms())
     and (p.author_id is null or p.author_id <> all (auth.hidden_authors())) and (p.author_tag is null or p.author_tag <> all (auth.hidden_voices()))
  union all
  select r.post_id, r.id, r.room, r.author_id, r.author_tag, r.author_enc, r.staff from app.circle_reply r
   where r.id = p_reply and r.state = 'shown' and r.room = any (auth.my_rooms())
     and (r.author_id is null or r.author_id <> all (auth.hidden_authors())) and (r.author_tag is null or r.author_tag <> all (auth.hidden_voices()))
$$;

-- Mutes or blocks who wrote these words: by name, or by the voice of this thread. A block takes the place of a mute. 'gone' for what she does not
-- read (or reads no more), 'own' for her own, 'staff' for a moderator's; `p_tag` is her own voice there.
create function auth.quiet_words(p_id uuid, p_kind text, p_post uuid, p_reply uuid, p_tag bytea, p_sealed bytea, p_at timestamptz) returns table (verdict text, id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  w record;
  me uuid := auth.uid();
begin
  if me is null or p_kind not in ('mute', 'block') then return query select 'gone', null::uuid; return; end if;
  select * into w from app.circle_words_of(p_post, p_reply);
  if w.item is null or (w.author_id is null and w.author_tag is null) then return query select 'gone', null::uuid; return; end if;
  if w.author_id = me or w.author_tag = p_tag then return query select 'own', null::uuid; return; end if;
  if w.staff is not null then return query select 'staff', null::uuid; return; end if;
  if w.author_id is not null then
    insert into app.circle_quiet (user_id, id, kind, other_id, sealed, at) values (me, p_id, p_kind, w.author_id, p_sealed, p_at) on conflict do nothing;
    if p_kind = 'block' then delete from app.circle_quiet q where q.user_id = me and q.kind = 'mute' and q.other_id = w.author_id; end if;
    return query select 'quiet', q.id from app.circle_quiet q where q.user_id = me and q.kind = p_kind and q.other_id = w.author_id;
  else
    insert into app.circle_quiet (user_id, id, kind, post_id, other_tag, other_enc, other_item, sealed, at)
      values (me, p_id, p_kind, w.post_id, w.author_tag, w.author_enc, w.item, p_sealed, p_at) on conflict do nothing;
    if p_kind = 'block' then delete from app.circle_quiet q where q.user_id = me and q.kind = 'mute' and q.post_id = w.post_id and q.other_tag = w.author_tag; end if;
    return query select 'quiet', q.id from app.circle_quiet q where q.user_id = me and q.kind = p_kind and q.post_id = w.post_id and q.other_tag = w.author_tag;
  end if;
end $$;

-- Besides what the policies leave out: in threads where her own nameless voice was blocked, the named words of who did so; in threads that she
-- began, what was said by a voice she had blocked before. `p_tags` are her own voices in these threads. Nameless words of who blocked her
-- stay: were they gone with the named ones, they would say whose they are.
create function auth.unheard(p_posts uuid[], p_tags bytea[]) returns uuid[] language sql stable security definer set search_path = '' as $$
  with mine as (select g.post, g.tag from unnest(p_posts, p_tags) g(post, tag) where auth.uid() is not null),
  blocked as (select m.post, q.user_id from mine m join app.circle_quiet q on q.post_id = m.post and q.kind = 'block' and q.other_tag = m.tag)
  select coalesce(pg_catalog.array_agg(u.id), '{}') from (
    select p.id from blocked b join app.circle_post p on p.id = b.post and p.author_id = b.user_id
    union all
    select r.id from blocked b join app.circle_reply r on r.post_id = b.post and r.author_id = b.user_id
    union all
    select r.id from mine m join app.circle_reply r on r.post_id = m.post and r.hushed join app.circle_post p on p.id = m.post and (p.author_id = auth.uid() or p.author_tag = m.tag)) u
$$;

-- The job that publishes a nameless reply: who began its thread, what she has blocked without a name, and the mark.
create function auth.starter_of(p_post uuid) returns table (author_id uuid, author_enc bytea) language sql stable security definer set search_path = '' as $$
  select p.author_id, p.author_enc from app.circle_post p where p.id = p_post
$$;
create function auth.nameless_blocks_of(p_user uuid) returns table (item uuid, other_enc bytea) language sql stable security definer set search_path = '' as $$
  select q.other_item, q.other_enc from app.circle_quiet q where q.user_id = p_user and q.kind = 'block' and q.other_enc is not null order by q.at desc limit 500
$$;
create function auth.hush_reply(p_reply uuid) returns void language sql security definer set search_path = '' as $$
  update app.circle_reply set hushed = true where id = p_reply and is_anonymous
$$;

-- ---------------------------------------------------------------- holding, and being told of replies

-- Written apart from the member's own transaction: neither row says whose it is, and nothing of hers bears the same mark. Whether she may read the
-- post was asked before.
create function auth.set_hold(p_post uuid, p_tag bytea, p_on boolean) returns integer language plpgsql security definer set search_path = '' as $$
declare
  held integer;
begin
  if p_on then
    insert into auth.circle_hold (post_id, tag) select p.id, p_tag from app.circle_post p where p.id = p_post and p.state = 'shown' on conflict do nothing;
    if found then update app.circle_post set holds = holds + 1 where id = p_post; end if;
  else
    delete from auth.circle_hold where post_id = p_post and tag = p_tag;
    if found then update app.circle_post set holds = greatest(holds - 1, 0) where id = p_post; end if;
  end if;
  select p.holds into held from app.circle_post p where p.id = p_post;
  return held;
end $$;
create function auth.set_follow(p_post uuid, p_tag bytea, p_enc bytea, p_on boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_on then
    insert into auth.circle_follow (post_id, tag, follower_enc) select p.id, p_tag, p_enc from app.circle_post p where p.id = p_post and p.state = 'shown' on conflict do nothing;
  else
    delete from auth.circle_follow where post_id = p_post and tag = p_tag;
  end if;
end $$;

-- Who was told of a thread within the hour, by a tag: several replies of an hour are one notice.
create table auth.circle_told (
  post_id uuid not null references app.circle_post (id) on delete cascade,
  tag bytea not null,
  until timestamptz not null,
  -- The reply that is being told of; null once the notice is posted. What broke off in between is told by the next try.
  telling uuid,
  primary key (post_id, tag)
);
create index circle_told_by_age on auth.circle_told (until);

-- A reply that others see from now on is told by a job, some minutes later, so that the hour of a notice does not say who answers whom.
create function app.tell_reply() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state = 'shown' and (tg_op = 'INSERT' or old.state <> 'shown') then
    perform auth.enqueue_job_after('circle_reply', new.id, (30 + pg_catalog.random() * 240) * interval '1 second');
  end if;
  return null;
end $$;
create trigger circle_reply_tells after insert or update of state on app.circle_reply for each row execute function app.tell_reply();

create function auth.reply_to_tell(p_reply uuid) returns table (post_id uuid, room text, author_id uuid, author_enc bytea, author_tag bytea, is_anonymous boolean, starter_id uuid, starter_enc bytea, hushed boolean)
language sql stable security definer set search_path = '' as $$
  select p.id, p.room, r.author_id, r.author_enc, r.author_tag, r.is_anonymous, p.author_id, p.author_enc, r.hushed
    from app.circle_reply r join app.circle_post p on p.id = r.post_id where r.id = p_reply and r.state = 'shown' and p.state in ('shown', 'held') and (r.author_id is not null or r.author_tag is not null)
$$;
create function auth.followers_of(p_post uuid) returns table (tag bytea, follower_enc bytea) language sql stable security definer set search_path = '' as $$
  select f.tag, f.follower_enc from auth.circle_follow f where f.post_id = p_post
$$;
create function auth.end_follow(p_post uuid, p_tag bytea) returns void language sql security definer set search_path = '' as $$
  delete from auth.circle_follow where post_id = p_post and tag = p_tag
$$;
-- Whether one of the two does not want to hear of the other. `p_voice` is her own voice in that thread.
create function auth.may_hear(p_user uuid, p_reply uuid, p_voice bytea) returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (
    select from app.circle_reply r join app.circle_quiet q on
           (q.user_id = p_user and (q.other_id = r.author_id or (q.post_id = r.post_id and q.other_tag = r.author_tag)))
        or (q.user_id = r.author_id and q.kind = 'block' and (q.other_id = p_user or (q.post_id = r.post_id and q.other_tag = p_voice)))
     where r.id = p_reply)
$$;
-- True for the first of an hour.
create function auth.first_of_hour(p_post uuid, p_tag bytea, p_reply uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.circle_told as t (post_id, tag, until, telling) values (p_post, p_tag, p_now + interval '1 hour', p_reply)
    on conflict (post_id, tag) do update set until = excluded.until, telling = excluded.telling where t.until <= p_now or t.telling = p_reply;
  return found;
end $$;
create function auth.was_told(p_post uuid, p_tag bytea) returns void language sql security definer set search_path = '' as $$
  update auth.circle_told set telling = null where post_id = p_post and tag = p_tag
$$;
create function auth.sweep_told(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.circle_told where until < p_before returning 1) select pg_catalog.count(*) from gone
$$;
-- The job acts as one whom it tells, for a minute. False where her account is gone or suspended.
create function auth.open_telling(p_job uuid, p_user uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select p_job, a.user_id, pg_catalog.now() + interval '1 minute' from auth.account a where a.user_id = p_user and a.suspended_at is null and a.verified_at is not null
    on conflict (job) do update set user_id = excluded.user_id, until = excluded.until;
  return found;
end $$;

-- ---------------------------------------------------------------- reports

-- Whether it counts toward hiding: not from who stands badly. And when a moderator has judged the words since.
alter table auth.circle_report add column counts boolean not null default true, add column settled_at timestamptz;
create unique index circle_report_once on auth.circle_report (user_id, coalesce(reply_id, post_id));
create index circle_report_of_words on auth.circle_report (coalesce(reply_id, post_id));

-- One of a member and a piece of words. Enough of members in good standing, since words were last judged, hide them until somebody has looked.
create function auth.report_words(p_id uuid, p_post uuid, p_reply uuid, p_tag bytea, p_reason text, p_note text, p_counts boolean, p_most integer, p_at timestamptz)
returns table (verdict text, post_id uuid, reply_id uuid, is_hidden boolean) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  w record;
  me uuid := auth.uid();
  many bigint;
  is_hidden boolean := false;
begin
  if me is null then return; end if;
  select * into w from app.circle_words_of(p_post, p_reply);
  if w.item is null then return query select 'gone', null::uuid, null::uuid, false; return; end if;
  if w.author_id = me or w.author_tag = p_tag then return query select 'own', null::uuid, null::uuid, false; return; end if;
  insert into auth.circle_report (id, user_id, room, post_id, reply_id, reason, note, counts, at)
    values (p_id, me, w.room, w.post_id, nullif(w.item, w.post_id), p_reason, p_note, p_counts, p_at) on conflict do nothing;
  if not found then return query select 'again', null::uuid, null::uuid, false; return; end if;
  select pg_catalog.count(*) into many from auth.circle_report r where coalesce(r.reply_id, r.post_id) = w.item and r.settled_at is null and r.counts;
  if many >= p_most then
    update app.circle_post p set state = 'hidden', reason = 'reported' where p.id = w.item and p.state = 'shown' and w.staff is null;
    is_hidden := found;
    if not is_hidden then
      update app.circle_reply r set state = 'hidden', reason = 'reported' where r.id = w.item and r.state = 'shown' and w.staff is null;
      is_hidden := found;
    end if;
  end if;
  return query select 'said', w.post_id::uuid, nullif(w.item, w.post_id)::uuid, is_hidden;
end $$;
create function auth.my_reports() returns table (room text, reason text, note text, at timestamptz) language sql stable security definer set search_path = '' as $$
  select r.room, r.reason, r.note, r.at from auth.circle_report r where r.user_id = auth.uid() order by r.at desc
$$;
-- A moderator has judged these words: reports of before count no more.
create function auth.settle_reports(p_item uuid, p_at timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.circle_report r set settled_at = p_at where coalesce(r.reply_id, r.post_id) = p_item and r.settled_at is null
$$;

-- ---------------------------------------------------------------- search

-- The words of what is shown, as PostgreSQL looks for them, apart from the words themselves: narrow, and closed, since a policy would keep
-- the index from being used (`@@` is not leakproof).
create table auth.circle_words (
  id uuid primary key,
  post_id uuid not null references app.circle_post (id) on delete cascade,
  room text not null,
  category text not null,
  author_id uuid,
  author_tag bytea,
  at timestamptz not null,
  words tsvector not null
);
create index circle_words_newest on auth.circle_words (room, at desc, id desc);
create index circle_words_newest_of on auth.circle_words (room, category, at desc, id desc);
create index circle_words_found on auth.circle_words using gin (words) with (fastupdate = off);
create index circle_words_of_post on auth.circle_words (post_id);

-- The stemming of a language, by its code ("pt-BR" is Portuguese); without stemming where PostgreSQL knows none.
create function auth.text_config(p_language text) returns regconfig language sql immutable set search_path = '' as $$
  select (case pg_catalog.lower(pg_catalog.split_part(coalesce(p_language, ''), '-', 1))
    when 'ar' then 'pg_catalog.arabic' when 'hy' then 'pg_catalog.armenian' when 'eu' then 'pg_catalog.basque' when 'ca' then 'pg_catalog.catalan' when 'da' then 'pg_catalog.danish'
    when 'nl' then 'pg_catalog.dutch' when 'en' then 'pg_catalog.english' when 'fi' then 'pg_catalog.finnish' when 'fr' then 'pg_catalog.french' when 'de' then 'pg_catalog.german'
    when 'el' then 'pg_catalog.greek' when 'hi' then 'pg_catalog.hindi' when 'hu' then 'pg_catalog.hungarian' when 'id' then 'pg_catalog.indonesian' when 'ga' then 'pg_catalog.irish'
    when 'it' then 'pg_catalog.italian' when 'lt' then 'pg_catalog.lithuanian' when 'ne' then 'pg_catalog.nepali' when 'no' then 'pg_catalog.norwegian' when 'nb' then 'pg_catalog.norwegian'
    when 'nn' then 'pg_catalog.norwegian' when 'pt' then 'pg_catalog.portuguese' when 'ro' then 'pg_catalog.romanian' when 'ru' then 'pg_catalog.russian' when 'sr' then 'pg_catalog.serbian'
    when 'es' then 'pg_catalog.spanish' when 'sv' then 'pg_catalog.swedish' when 'ta' then 'pg_catalog.tamil' when 'tr' then 'pg_catalog.turkish' when 'yi' then 'pg_catalog.yiddish'
    else 'pg_catalog.simple' end)::regconfig
$$;

-- Marks of where and when words were said, beside the words: no text parses to one, for none begins with "@".
create function auth.circle_mark(p_kind text, p_value text) returns text language sql immutable set search_path = '' as $$
  select '@' || p_kind || '.' || p_value
$$;
create function auth.circle_month(p_at timestamptz) returns text language sql immutable set search_path = '' as $$
  select pg_catalog.to_char(p_at at time zone 'UTC', 'YYYY-MM')
$$;
-- What is found by: her words in her own language's stems and as they are, her room, category and month.
create function auth.circle_lexemes(p_body text, p_language text, p_room text, p_category text, p_at timestamptz) returns tsvector language sql immutable set search_path = '' as $$
  select pg_catalog.strip(pg_catalog.to_tsvector(auth.text_config(p_language), p_body) || pg_catalog.to_tsvector('pg_catalog.simple'::regconfig, p_body))
    || pg_catalog.array_to_tsvector(array[auth.circle_mark('r', p_room), auth.circle_mark('c', p_category), auth.circle_mark('m', auth.circle_month(p_at))])
$$;

-- Whose words no longer lead to her is found by no block either.
create function app.forget_voice(p_post uuid, p_tag bytea) returns void language sql set search_path = '' as $$
  delete from app.circle_quiet where post_id = p_post and other_tag = p_tag
$$;
create function app.index_post() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state <> 'shown' or new.kind = 'question' then
    delete from auth.circle_words where id = new.id;
  else
    insert into auth.circle_words (id, post_id, room, category, author_id, author_tag, at, words)
      values (new.id, new.id, new.room, new.category, new.author_id, new.author_tag, new.at, auth.circle_lexemes(new.body, new.language, new.room, new.category, new.at))
      on conflict (id) do update set category = excluded.category, author_id = excluded.author_id, author_tag = excluded.author_tag, words = excluded.words;
  end if;
  perform app.forget_voice(new.id, old.author_tag) where new.author_tag is null;
  return null;
end $$;
create trigger circle_post_found after insert or update of body, state, category, kind, author_id, author_tag on app.circle_post for each row execute function app.index_post();
create function app.index_reply() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from auth.circle_words where id = new.id;
  if new.state = 'shown' then
    insert into auth.circle_words (id, post_id, room, category, author_id, author_tag, at, words)
      select new.id, p.id, new.room, p.category, new.author_id, new.author_tag, new.at, auth.circle_lexemes(new.body, new.language, new.room, p.category, new.at)
        from app.circle_post p where p.id = new.post_id and p.kind <> 'question';
  end if;
  perform app.forget_voice(new.post_id, old.author_tag) where new.author_tag is null;
  return null;
end $$;
create trigger circle_reply_found after insert or update of body, state, author_id, author_tag on app.circle_reply for each row execute function app.index_reply();
-- A row whose trigger was switched off while many were filled in is found again.
create function app.drop_words() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from auth.circle_words where id = old.id;
  return null;
end $$;
create trigger circle_reply_lost after delete on app.circle_reply for each row execute function app.drop_words();

-- The newest of a room, looked through one by one: what a common word is found by.
create function auth.words_among_newest(p_query tsquery, p_room text, p_category text, p_at timestamptz, p_id uuid, p_window integer) returns table (id uuid, is_hit boolean, author_id uuid, author_tag bytea, at timestamptz)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if p_category is null then
    return query select w.id, w.words @@ p_query, w.author_id, w.author_tag, w.at from auth.circle_words w
      where w.room = p_room and (w.at, w.id) < (p_at, p_id) order by w.at desc, w.id desc limit p_window;
  else
    return query select w.id, w.words @@ p_query, w.author_id, w.author_tag, w.at from auth.circle_words w
      where w.room = p_room and w.category = p_category and (w.at, w.id) < (p_at, p_id) order by w.at desc, w.id desc limit p_window;
  end if;
end $$;
-- By the index of words alone, in no order: what any other word is found by.
create function auth.words_by_index(p_query tsquery, p_at timestamptz, p_id uuid, p_most integer) returns table (id uuid, author_id uuid, author_tag bytea, at timestamptz)
language sql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
  select w.id, w.author_id, w.author_tag, w.at from auth.circle_words w where w.words @@ p_query and (w.at, w.id) < (p_at, p_id) limit p_most
$$;

-- Looks for words in one room, newest first, in three steps, each bounded whatever the table holds: the newest posts one by one (a common
-- word fills its page there); all hits by the index (a rare word has few); month by month by the index (whatever lies between).
-- The words around a hit come with two signs of Unicode's private area about each: U+E000 and U+E001.
create function auth.search_circle(p_room text, p_words text, p_language text, p_category text, p_at timestamptz, p_id uuid, p_most integer)
returns table (id uuid, post_id uuid, at timestamptz, around text) language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reader regconfig := auth.text_config(p_language);
  query tsquery := pg_catalog.plainto_tsquery(reader, p_words) || pg_catalog.plainto_tsquery('pg_catalog.simple'::regconfig, p_words);
  here tsquery;
  authors uuid[];
  voices bytea[];
  found_ids uuid[];
  looked integer;
  hits integer;
  month timestamptz;
  oldest timestamptz;
  more uuid[];
begin
  if auth.uid() is null or p_room <> all (auth.my_rooms()) or pg_catalog.numnode(query) = 0 then return; end if;
  authors := auth.hidden_authors();
  voices := auth.hidden_voices();
  here := query && pg_catalog.quote_literal(auth.circle_mark('r', p_room))::tsquery;
  if p_category is not null then here := here && pg_catalog.quote_literal(auth.circle_mark('c', p_category))::tsquery; end if;

  select pg_catalog.count(*), (pg_catalog.array_agg(n.id order by n.at desc, n.id desc) filter (where n.is_hit and (n.author_id is null or n.author_id <> all (authors)) and (n.author_tag is null or n.author_tag <> all (voices))))[1:p_most]
    into looked, found_ids from auth.words_among_newest(query, p_room, p_category, p_at, p_id, 600) n;
  if looked = 600 and coalesce(pg_catalog.cardinality(found_ids), 0) < p_most then
    select pg_catalog.count(*), (pg_catalog.array_agg(n.id order by n.at desc, n.id desc) filter (where (n.author_id is null or n.author_id <> all (authors)) and (n.author_tag is null or n.author_tag <> all (voices))))[1:p_most]
      into hits, found_ids from auth.words_by_index(here, p_at, p_id, 400) n;
    if hits = 400 then
      found_ids := '{}';
      select w.at into oldest from auth.circle_words w where w.room = p_room order by w.at, w.id limit 1;
      month := p_at;
      if month > pg_catalog.now() + interval '40 days' then
        select w.at into month from auth.circle_words w where w.room = p_room order by w.at desc, w.id desc limit 1;
      end if;
      while pg_catalog.cardinality(found_ids) < p_most and auth.circle_month(month) >= auth.circle_month(oldest) loop
        select (pg_catalog.array_agg(n.id order by n.at desc, n.id desc) filter (where (n.author_id is null or n.author_id <> all (authors)) and (n.author_tag is null or n.author_tag <> all (voices))))[1:p_most - pg_catalog.cardinality(found_ids)]
          into more from auth.words_by_index(here && pg_catalog.quote_literal(auth.circle_mark('m', auth.circle_month(month)))::tsquery, p_at, p_id, 2147483647) n;
        found_ids := found_ids || coalesce(more, '{}');
        month := (pg_catalog.date_trunc('month', month at time zone 'UTC') - interval '1 day') at time zone 'UTC';
      end loop;
    end if;
  end if;

  return query
    select f.id, w.post_id, w.at, pg_catalog.ts_headline(reader, pg_catalog.translate(coalesce(r.body, p.body), U&'\E000\E001', ''), query,
        'StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001' || ', MaxFragments=2, MinWords=8, MaxWords=26, ShortWord=0, FragmentDelimiter=" … "')
      from pg_catalog.unnest(found_ids) with ordinality f(id, nth) join auth.circle_words w on w.id = f.id
      join app.circle_post p on p.id = w.post_id left join app.circle_reply r on r.id = f.id order by f.nth;
end $$;

revoke execute on all functions in schema app from public;
grant execute on function auth.my_reports(), auth.quiet_words(uuid, text, uuid, uuid, bytea, bytea, timestamptz), auth.unheard(uuid[], bytea[]), auth.report_words(uuid, uuid, uuid, bytea, text, text, boolean, integer, timestamptz),
  auth.search_circle(text, text, text, text, timestamptz, uuid, integer) to w_user;
grant execute on function auth.set_hold(uuid, bytea, boolean), auth.set_follow(uuid, bytea, bytea, boolean) to w_visitor;
grant execute on function auth.starter_of(uuid), auth.nameless_blocks_of(uuid), auth.hush_reply(uuid), auth.reply_to_tell(uuid), auth.followers_of(uuid), auth.end_follow(uuid, bytea), auth.may_hear(uuid, uuid, bytea),
  auth.first_of_hour(uuid, bytea, uuid, timestamptz), auth.was_told(uuid, bytea), auth.sweep_told(timestamptz), auth.open_telling(uuid, uuid) to w_worker;
