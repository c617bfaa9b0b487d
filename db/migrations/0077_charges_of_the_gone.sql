-- A refund or a dispute after an invited member has left is heard too. What leads from an event to its commission is a keyed hash of the charge; with her account goes the provider's
-- own id of the invoice, so that nothing in the row leads to her.

alter table auth.commission
  add column charge bytea,
  -- How often its charge was read by itself, and which of these readings is written here.
  add column asked bigint not null default 0,
  add column heard bigint not null default 0;
create index commission_of_charge on auth.commission (charge) where charge is not null;

-- With the charge that paid the invoice; one that is known stays.
create function auth.put_commission(p_id uuid, p_referral uuid, p_invoice text, p_charge bytea, p_plan text, p_paid integer, p_refunded integer, p_disputed boolean, p_paid_at timestamptz, p_due_at timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into auth.commission (id, referral_id, party, invoice, charge, plan, paid, refunded, disputed, paid_at, due_at)
    select p_id, f.id, f.party, p_invoice, p_charge, p_plan, p_paid, p_refunded, p_disputed, p_paid_at, p_due_at from auth.referral f where f.id = p_referral
    on conflict (party, invoice) do update set refunded = excluded.refunded, disputed = excluded.disputed, charge = coalesce(auth.commission.charge, excluded.charge);
  update auth.referral f set first_paid_at = least(f.first_paid_at, p_paid_at) where f.id = p_referral;
$$;

-- The commission of a charge whose member has left; numbers the reading that is about to be made.
create function auth.ask_charge(p_charge bytea) returns table (id uuid, referral_id uuid, reading bigint) language sql security definer set search_path = '' as $$
  update auth.commission c set asked = c.asked + 1 from auth.referral f
   where c.charge = p_charge and f.id = c.referral_id and f.invited is null returning c.id, c.referral_id, c.asked
$$;

-- An older reading never takes the place of a newer one.
create function auth.hear_charge(p_id uuid, p_reading bigint, p_refunded integer, p_disputed boolean) returns void language sql security definer set search_path = '' as $$
  update auth.commission set refunded = p_refunded, disputed = p_disputed, heard = p_reading where id = p_id and heard < p_reading
$$;

create function auth.part_invited() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update auth.commission c set invoice = 'gone:' || c.id::text where c.referral_id = new.id;
  return null;
end $$;
create trigger referral_parts after update of invited on auth.referral for each row when (old.invited is not null and new.invited is null) execute function auth.part_invited();
-- Those who have left before.
update auth.commission c set invoice = 'gone:' || c.id::text from auth.referral f where f.id = c.referral_id and f.invited is null;

revoke execute on function auth.put_commission(uuid, uuid, text, bytea, text, integer, integer, boolean, timestamptz, timestamptz), auth.ask_charge(bytea), auth.hear_charge(uuid, bigint, integer, boolean),
  auth.part_invited() from public;
grant execute on function auth.put_commission(uuid, uuid, text, bytea, text, integer, integer, boolean, timestamptz, timestamptz), auth.ask_charge(bytea), auth.hear_charge(uuid, bigint, integer, boolean) to w_worker;
