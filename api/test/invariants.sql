-- What must hold whatever happened. Every row is a fault: the rule that is broken, and where.
with steps (before, after) as (values
  ('awaitingPayment', 'confirmed'), ('awaitingPayment', 'cancelled'), ('placed', 'confirmed'), ('placed', 'cancelled'),
  ('confirmed', 'packed'), ('confirmed', 'cancelled'), ('packed', 'shipped'), ('packed', 'cancelled'),
  ('shipped', 'delivered'), ('shipped', 'refused')),
promised as (
  select l.variant_id,
    coalesce(sum(l.quantity) filter (where p.state = 'awaitingPayment'), 0) as reserved,
    coalesce(sum(l.quantity) filter (where p.state in ('placed', 'confirmed', 'packed')), 0) as allocated
  from order_lines l join parcels p on p.id = l.parcel_id group by l.variant_id),
histories as (
  select parcel_id, position, state, lag(state) over w as before, lead(state) over w as next
  from parcel_events window w as (partition by parcel_id order by position)),
faults as (
  select 'stock is promised once' as rule, 'variant ' || s.variant_id as place
  from stock s left join promised o using (variant_id)
  where s.reserved <> coalesce(o.reserved, 0) or s.allocated <> coalesce(o.allocated, 0)
    or s.reserved + s.allocated > s.on_hand
  union all
  select 'an order is the sum of its parcels', 'order ' || o.id from orders o join (
    select order_id, sum(goods_paisa) g, sum(discount_paisa) d, sum(delivery_paisa) f, sum(total_paisa) t
    from parcels group by order_id) p on p.order_id = o.id
  where (o.goods_paisa, o.discount_paisa, o.delivery_paisa, o.total_paisa) <> (p.g, p.d, p.f, p.t)
  union all
  select 'a parcel is the sum of its lines', 'parcel ' || p.id from parcels p left join (
    select parcel_id, sum(price_paisa * quantity) g from order_lines group by parcel_id) l on l.parcel_id = p.id
  where p.goods_paisa is distinct from l.g
  union all
  select 'every order has parcels', 'order ' || o.id from orders o
  where not exists (select from parcels p where p.order_id = o.id)
  union all
  select 'a shopper has five orders at most that are neither paid nor confirmed', 'shopper ' || p.user_id
  from parcels p where p.state in ('awaitingPayment', 'placed') group by p.user_id
  having count(distinct p.order_id) > 5
  union all
  select 'no more is paid than asked for', 'order ' || o.id from orders o join (
    select order_id, sum(amount_paisa) filter (where state in ('paid')) paid from payments group by order_id) p
    on p.order_id = o.id
  where p.paid > o.total_paisa
  union all
  select 'what is on its way is paid or to be paid in cash', 'parcel ' || p.id
  from parcels p join orders o on o.id = p.order_id
  where o.method <> 'cod' and p.state in ('confirmed', 'packed', 'shipped', 'delivered')
    and not exists (select from payments y where y.order_id = o.id and y.state = 'paid')
  union all
  select 'money back is no more than came in', 'payment ' || y.id from payments y join (
    select payment_id, sum(amount_paisa) due from refund_tasks group by payment_id) r on r.payment_id = y.id
  where r.due > y.amount_paisa or y.refunded_paisa > r.due
  union all
  select 'a coupon is used as often as orders hold it', 'coupon ' || c.code from coupons c left join (
    select o.coupon_code, count(*) n from orders o
    where exists (select from parcels p where p.order_id = o.id and p.state <> 'cancelled') group by o.coupon_code) o
    on o.coupon_code = c.code
  where c.uses <> coalesce(o.n, 0) or c.uses > c.use_limit
  union all
  select 'a shopper uses a coupon as often as their orders hold it', 'coupon ' || s.code || ' of ' || s.user_id
  from coupon_shoppers s left join (
    select o.coupon_code, o.user_id, count(*) n from orders o
    where exists (select from parcels p where p.order_id = o.id and p.state <> 'cancelled')
    group by o.coupon_code, o.user_id) o on o.coupon_code = s.code and o.user_id = s.user_id
  where s.uses <> coalesce(o.n, 0)
  union all
  select 'bills are numbered without a gap', 'vendor ' || c.vendor_id || ', ' || c.fiscal_year
  from invoice_counters c left join (
    select vendor_id, fiscal_year, count(*) n, max(number) highest from invoices group by vendor_id, fiscal_year) i
    using (vendor_id, fiscal_year)
  where c.last is distinct from i.n or c.last is distinct from i.highest
  union all
  select 'what has left has a bill', 'parcel ' || p.id from parcels p
  where p.state in ('shipped', 'delivered', 'refused') and not exists (select from invoices i where i.parcel_id = p.id)
  union all
  select 'a history is a path through the table of states', 'parcel ' || h.parcel_id || ' at ' || h.position
  from histories h
  where (h.before is null and h.state not in ('awaitingPayment', 'placed'))
    or (h.before is not null and not exists (select from steps s where s.before = h.before and s.after = h.state))
  union all
  select 'a parcel is where its history ends', 'parcel ' || p.id from parcels p
  where p.state is distinct from (select h.state from histories h where h.parcel_id = p.id and h.next is null)
  union all
  select 'the lines of a posting come to nothing', 'posting ' || posting_id from ledger_lines
  group by posting_id having sum(amount) <> 0
  union all
  select 'a delivered parcel is in the books', 'parcel ' || p.id from parcels p
  where (p.state = 'delivered') <> exists (select from ledger_postings l where l.key = 'delivered ' || p.id)
  union all
  select 'a paid order is in the books', 'order ' || y.order_id from payments y
  where y.state = 'paid' and not exists (select from ledger_postings l where l.key = 'paid ' || y.order_id)
  union all
  select 'what a gateway says strangely is a task of the desk', 'payment ' || y.id from payments y
  where y.problem is not null and not exists (select from tickets t where t.type = 'payment'
    and t.fingerprint = encode(sha256(convert_to('["task","payment","' || y.id || '"]', 'UTF8')), 'hex'))
  union all
  select 'a shop that has members has an owner', 'vendor ' || vendor_id from vendor_members
  where ended_at is null group by vendor_id having bool_and(role <> 'owner')
  union all
  select 'a member of a shop has an open account with the role of vendors', 'member ' || m.id
  from vendor_members m left join users u on u.id = m.user_id
  where m.ended_at is null and (u.id is null or u.deleted_at is not null or not 'vendor' = any(u.roles))
  union all
  select 'a mail is delivered, kept, tried again, or ended and told', 'mail ' || id from mails
  where case status
    when 'sent' then sent_at is null
    when 'kept' then false
    when 'queued' then text_body = '' or next_attempt_at > now() + interval '25 hours'
    when 'ended' then ended_at is null or (end_reason <> 'staff' and last_error is null)
    else true end)
select rule, place from faults order by rule, place
