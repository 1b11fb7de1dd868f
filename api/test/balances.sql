-- What the books must say, worked out from orders, payments and cash alone. Every row is an account that is off.
with money as (
  select y.user_id, y.method, y.amount_paisa as paisa from payments y where y.state in ('paid', 'refundDue', 'refunded')),
returned as (
  select o.user_id, coalesce(y.method, 'cod') as method, t.amount_paisa as paisa
  from refund_tasks t join orders o on o.id = t.order_id left join payments y on y.id = t.payment_id where t.done_at is not null),
-- What was given back for delivered pieces.
refunded as (
  select r.*, p.discount_payer, p.user_id from line_refunds r join parcels p on p.id = r.parcel_id),
sold as (
  select p.*, o.method from parcels p join orders o on o.id = p.order_id where p.state in ('delivered', 'partlyDelivered', 'partlyReturned')),
-- What a courier has taken and we have not counted yet. Parcels from before that made a difference are the shop's already.
waiting as (
  select s.id from sold s join cash_takings t on t.parcel_id = s.id left join cash_hand_ins h on h.id = t.hand_in_id
  where h.counted_at is null and not exists (
    select from ledger_postings g join ledger_lines l on l.posting_id = g.id where g.key = 'delivered ' || s.id and l.account = 'vendor')),
-- What a courier says was paid by QR code, and nobody has answered.
unanswered as (select parcel_id as id from door_payments where answer is null),
-- Of what waits for either, the shop has nothing yet, so nothing is taken from it either.
early as (select id from waiting union select id from unanswered),
taken as (select r.* from refunded r where not exists (select from early e where e.id = r.parcel_id)),
earned as (select s.* from sold s where not exists (select from early e where e.id = s.id)),
remitted as (
  select p.total_paisa as paisa, coalesce(p.courier_id::text, '') as courier from parcels p join ledger_postings l on l.key = 'remitted ' || p.id),
counted as (
  select coalesce(nullif(courier_id, 0)::text, '') as courier, expected_paisa, counted_paisa
  from cash_hand_ins where counted_at is not null),
ended as (
  select coalesce(nullif(courier_id, 0)::text, '') as courier, amount_paisa as paisa, ended_how from cash_differences),
lines (account, owner, amount) as (
  select 'gateway', method, paisa from money
  union all select case method when 'cod' then 'bank' else 'gateway' end, case method when 'cod' then '' else method end, -paisa from returned
  union all select 'shopper', user_id::text, -paisa from money
  union all select 'shopper', user_id::text, paisa from returned
  union all select 'shopper', user_id::text, total_paisa from sold where method <> 'cod'
  union all select case when s.carrier = 'self' or s.paid_how = 'qr' then 'vendor' when t.is_said then 'said' else 'courier' end,
    case when s.carrier = 'self' or s.paid_how = 'qr' then s.vendor_id::text else coalesce(s.courier_id::text, '') end, s.total_paisa
    from sold s left join cash_takings t on t.parcel_id = s.id
    where s.method = 'cod' and s.id not in (select id from unanswered)
  union all select 'pending', s.vendor_id::text, -s.total_paisa from sold s join waiting w using (id)
  union all select 'courier', courier, -paisa from remitted
  union all select 'bank', '', paisa from remitted
  union all select 'courier', courier, -expected_paisa from counted
  union all select 'cash', '', counted_paisa from counted
  union all select 'difference', courier, expected_paisa - counted_paisa from counted
  union all select 'difference', courier, -paisa from ended
  union all select case ended_how when 'paid' then 'cash' else 'loss' end, '', paisa from ended
  union all select 'cash', '', -amount_paisa from cash_remittances
  union all select 'bank', '', amount_paisa from cash_remittances
  union all select 'vendor', vendor_id::text, amount_paisa from payouts where state = 'sent'
  union all select 'bank', '', -amount_paisa from payouts where state = 'sent'
  union all select 'cash', '', found_paisa - box_paisa from cash_days
  union all select 'difference', 'box', box_paisa - found_paisa from cash_days
  union all select 'vendor', vendor_id::text,
    commission_paisa + commission_vat_paisa - goods_paisa + case discount_payer when 'vendor' then discount_paisa else 0 end
      - case carrier when 'self' then delivery_paisa else 0 end from earned
  union all select 'commission', '', -commission_paisa from earned
  union all select 'vat', '', -commission_vat_paisa from earned
  union all select 'delivery', '', -delivery_paisa from earned where carrier is distinct from 'self'
  union all select 'coupons', '', discount_paisa from earned where discount_payer = 'haat'
  union all select 'shopper', user_id::text, -paid_paisa from refunded
  union all select 'pending', r.vendor_id::text, r.paid_paisa from refunded r join early e on e.id = r.parcel_id
  union all select 'vendor', vendor_id::text,
    goods_paisa - commission_paisa - commission_vat_paisa - case discount_payer when 'vendor' then discount_paisa else 0 end from taken
  union all select 'commission', '', commission_paisa from taken
  union all select 'vat', '', commission_vat_paisa from taken
  union all select 'coupons', '', -discount_paisa from taken where discount_payer = 'haat'),
expected as (select account, owner, sum(amount) as amount from lines group by account, owner),
booked as (select account, owner, sum(amount) as amount from ledger_lines group by account, owner)
select account, owner, coalesce(b.amount, 0)::float8 as booked, coalesce(e.amount, 0)::float8 as expected
from booked b full join expected e using (account, owner)
where coalesce(b.amount, 0) <> coalesce(e.amount, 0)
union all
select 'everything', '', sum(amount)::float8, 0 from ledger_lines having sum(amount) <> 0
order by account, owner
