-- What the books must say, worked out from orders and payments alone. Every row is an account that is off.
with money as (
  select y.user_id, y.method, y.amount_paisa as paisa from payments y where y.state in ('paid', 'refundDue', 'refunded')),
returned as (
  select y.user_id, y.method, t.amount_paisa as paisa
  from refund_tasks t join payments y on y.id = t.payment_id where t.done_at is not null),
sold as (
  select p.*, o.method from parcels p join orders o on o.id = p.order_id where p.state = 'delivered'),
remitted as (
  select p.total_paisa as paisa from parcels p join ledger_postings l on l.key = 'remitted ' || p.id),
lines (account, owner, amount) as (
  select 'gateway', method, paisa from money
  union all select 'gateway', method, -paisa from returned
  union all select 'shopper', user_id::text, -paisa from money
  union all select 'shopper', user_id::text, paisa from returned
  union all select 'shopper', user_id::text, total_paisa from sold where method <> 'cod'
  union all select 'courier', '', total_paisa from sold where method = 'cod'
  union all select 'courier', '', -paisa from remitted
  union all select 'bank', '', paisa from remitted
  union all select 'vendor', vendor_id::text,
    commission_paisa - goods_paisa + case discount_payer when 'vendor' then discount_paisa else 0 end from sold
  union all select 'commission', '', -commission_paisa from sold
  union all select 'delivery', '', -delivery_paisa from sold
  union all select 'coupons', '', discount_paisa from sold where discount_payer = 'haat'),
expected as (select account, owner, sum(amount) as amount from lines group by account, owner),
booked as (select account, owner, sum(amount) as amount from ledger_lines group by account, owner)
select account, owner, coalesce(b.amount, 0)::float8 as booked, coalesce(e.amount, 0)::float8 as expected
from booked b full join expected e using (account, owner)
where coalesce(b.amount, 0) <> coalesce(e.amount, 0)
union all
select 'everything', '', sum(amount)::float8, 0 from ledger_lines having sum(amount) <> 0
order by account, owner
