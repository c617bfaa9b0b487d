-- What the house announces: written by admins, in plain words, of nobody. Read through functions alone; the server says for whom a member counts.

create table auth.announcement (
  id uuid primary key,
  title text not null,
  words text not null,
  category text not null,
  shown_on date not null,
  audience text not null check (audience in ('everybody', 'adults', 'teens', 'teachers', 'premium')),
  state text not null check (state in ('draft', 'published', 'taken_back')),
  version integer not null default 1,
  created_at timestamptz not null
);
create index announcement_newest on auth.announcement (shown_on desc, id desc) where state = 'published';

-- What is announced to one of these audiences up to a day, the newest first.
create function auth.announcements_for(p_audiences text[], p_today date, p_most integer) returns table (id uuid, title text, words text, category text, shown_on date)
language sql stable security definer set search_path = '' as $$
  select a.id, a.title, a.words, a.category, a.shown_on from auth.announcement a
   where a.state = 'published' and a.audience = any(p_audiences) and a.shown_on <= p_today and auth.uid() is not null
   order by a.shown_on desc, a.id desc limit p_most
$$;

create function auth.all_announcements(p_most integer)
returns table (id uuid, title text, words text, category text, shown_on date, audience text, state text, version integer) language sql stable security definer set search_path = '' as $$
  select a.id, a.title, a.words, a.category, a.shown_on, a.audience, a.state, a.version from auth.announcement a
   where auth.uid() is not null and auth.is_admin() order by a.created_at desc, a.id desc limit p_most
$$;

-- Writes a new one (version 0), or changes the one that was read at this version.
create function auth.put_announcement(p_id uuid, p_version integer, p_title text, p_words text, p_category text, p_shown_on date, p_audience text, p_state text, p_request text, p_ip text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  known auth.announcement;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  if p_version = 0 then
    insert into auth.announcement (id, title, words, category, shown_on, audience, state, created_at) values (p_id, p_title, p_words, p_category, p_shown_on, p_audience, p_state, p_now);
  else
    select * into known from auth.announcement a where a.id = p_id for update;
    if not found then return 'not_found'; end if;
    if known.version <> p_version then return 'moved_on'; end if;
    update auth.announcement a set title = p_title, words = p_words, category = p_category, shown_on = p_shown_on, audience = p_audience, state = p_state, version = a.version + 1 where a.id = p_id;
  end if;
  perform auth.note_admin('announcement', p_state, p_id, 'done', null, p_request, p_ip, p_now);
  return 'done';
end $$;

revoke execute on function auth.announcements_for(text[], date, integer), auth.all_announcements(integer),
  auth.put_announcement(uuid, integer, text, text, text, date, text, text, text, text, timestamptz) from public;
grant execute on function auth.announcements_for(text[], date, integer), auth.all_announcements(integer),
  auth.put_announcement(uuid, integer, text, text, text, date, text, text, text, text, timestamptz) to w_user;
