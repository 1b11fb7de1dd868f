-- What must hold whatever happened. Every row is a fault: the rule that is broken, and where.
with steps (before, after) as (values
  ('awaitingPayment', 'confirmed'), ('awaitingPayment', 'cancelled'), ('placed', 'confirmed'), ('placed', 'cancelled'),
  ('confirmed', 'accepted'), ('confirmed', 'packed'), ('confirmed', 'declined'), ('confirmed', 'cancelled'),
  ('accepted', 'packed'), ('accepted', 'declined'), ('accepted', 'cancelled'),
  ('packed', 'handedOver'), ('packed', 'shipped'), ('packed', 'accepted'), ('packed', 'cancelled'),
  ('handedOver', 'shipped'), ('shipped', 'tried'), ('shipped', 'delivered'), ('shipped', 'partlyDelivered'),
  ('shipped', 'refused'), ('tried', 'shipped'), ('tried', 'delivered'), ('tried', 'partlyDelivered'),
  ('tried', 'refused'), ('refused', 'returned'), ('partlyDelivered', 'partlyReturned')),
-- What is held of each line now, and what stands beside it in the same parcel. Not materialized: rules below look up the lines
-- of one parcel, by the index of that table.
held as not materialized (
  select l.*, coalesce(l.taken_quantity, l.sent_quantity, l.quantity) as held,
    coalesce(l.sent_quantity, l.quantity) as sent, p.state, p.order_id
  from order_lines l join parcels p on p.id = l.parcel_id),
-- What each line bears of the discount, in the order of the variants; what the coupon is not for bears nothing. Parcels without VAT on the commission are from before:
-- theirs is of the goods without a discount.
shared as (
  select parcel_id, commission_rate, goods,
    coalesce(floor(discount * so_far / nullif(total, 0)) - floor(discount * (so_far - bearing) / nullif(total, 0)), 0) as share
  from (
    select h.parcel_id, h.commission_rate, h.price_paisa::numeric * h.held as goods,
      case when p.commission_vat_rate = 0 then 0 else p.discount_paisa end as discount, v.bearing,
      sum(v.bearing) over (partition by h.parcel_id order by h.variant_id) as so_far,
      sum(v.bearing) over (partition by h.parcel_id) as total
    from held h join parcels p on p.id = h.parcel_id
    cross join lateral (select case when h.bears_discount then h.price_paisa::numeric * h.held else 0 end) v(bearing)) lines),
wanted as (
  select variant_id, sent as n, state from held
  -- What a shopper was asked about is kept until there is an answer.
  union all select s.substitute_variant_id, s.quantity, p.state
  from parcel_substitutes s join parcels p on p.id = s.parcel_id where s.answer is null),
promised as (
  select variant_id,
    coalesce(sum(n) filter (where state = 'awaitingPayment'), 0) as reserved,
    coalesce(sum(n) filter (where state in ('placed', 'confirmed', 'accepted', 'packed')), 0) as allocated
  from wanted group by variant_id),
moved as (select variant_id, sum(change) as change from stock_movements group by variant_id),
histories as (
  select parcel_id, position, state, lag(state) over w as before, lead(state) over w as next
  -- A parcel that goes from one courier to another stays where it stands.
  from parcel_events where not (state in ('handedOver', 'shipped') and coalesce(note, '') like 'courier: %')
  window w as (partition by parcel_id order by position)),
-- What published reviews say of a product, a service or a shop.
said as (
  select s.kind, s.subject, r.* from reviews r
  cross join lateral (values ('product', r.product_id), ('service', r.service_id), ('vendor', r.vendor_id)) s(kind, subject)
  where r.state = 'published' and s.subject is not null),
rated (kind, id, rating_count, rating_counts, rating) as (
  select 'product', id, rating_count, rating_counts, rating from products
  union all select 'service', id, rating_count, rating_counts, rating from services
  union all select 'vendor', id, rating_count, rating_counts, rating from vendors),
summed as (
  select r.kind, r.subject, n.name, count(*) as count, sum(n.value) as sum from said r
  cross join lateral (
    select 'photos', r.photo_count::integer where r.photo_count > 0
    union all select 'reply', 1 where r.reply is not null and r.reply_state = 'published'
    union all select 'language:' || r.language, 1 where r.text <> ''
    union all select 'value:' || r.value_key, 1 where r.value_key is not null and r.kind = 'product'
    union all select 'aspect:' || a.key, a.value::integer from jsonb_each_text(r.aspects) a
      where (r.kind = 'vendor') = (r.product_id is null and r.service_id is null)
    union all select concat('filters:', r.stars, case when r.photo_count > 0 then 'p' else '-' end,
      case when r.reply is not null and r.reply_state = 'published' then 'r' else '-' end,
      case when r.text = '' then '--' else r.language end, ':', case when r.kind = 'product' then r.value_key end), 1) n(name, value)
  group by 1, 2, 3),
faults as (
  select 'stars are counted as published reviews give them' as rule, c.kind || ' ' || c.id as place
  from rated c left join (
    select kind, subject as id, count(*) as n, avg(stars) as average, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
      count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::integer[] as counts
    from said group by 1, 2) r using (kind, id)
  where c.rating_count <> coalesce(r.n, 0) or c.rating_counts <> coalesce(r.counts, '{0,0,0,0,0}')
    or c.rating <> coalesce(round(r.average * 100), 0)
  union all
  select 'what reviews add up to is what they say', coalesce(s.kind, r.kind) || ' ' || coalesce(s.subject_id, r.subject) || ', ' || coalesce(s.name, r.name)
  from review_sums s full join summed r on r.kind = s.kind and r.subject = s.subject_id and r.name = s.name
  where (coalesce(s.count, 0), coalesce(s.sum, 0)) <> (coalesce(r.count, 0), coalesce(r.sum, 0))
  union all
  select 'a review is as helpful as people found it', 'review ' || r.id from reviews r
  where r.state <> 'legacy' and r.helpful_count <> (select count(*) from review_votes v where v.review_id = r.id)
  union all
  select 'a review has the photos that it counts, of its author', 'review ' || r.id from reviews r
  where r.state <> 'legacy' and (r.photo_count <> (select count(*) from review_photos p where p.review_id = r.id)
    or exists (select from review_photos p where p.review_id = r.id and p.user_id is distinct from r.user_id))
  union all
  select 'an answer is as helpful as people found it', 'answer ' || a.id from answers a
  where a.helpful_count <> (select count(*) from answer_votes v where v.answer_id = a.id)
  union all
  select 'a question counts its published answers', 'question ' || q.id from questions q
  where q.answer_count <> (select count(*) from answers a where a.question_id = q.id and a.state = 'published')
  union all
  select 'a product counts the questions that everybody sees', 'product ' || p.id from products p
  where p.question_count <> (select count(*) from questions q
    where q.product_id = p.id and q.state = 'published' and q.answer_count > 0)
  union all
  select 'stock is promised once', 'variant ' || s.variant_id
  from stock s left join promised o using (variant_id)
  where s.reserved <> coalesce(o.reserved, 0) or s.allocated <> coalesce(o.allocated, 0)
    or s.reserved + s.allocated > s.on_hand
  union all
  select 'what is on hand is the sum of its movements', 'variant ' || s.variant_id
  from stock s left join moved m using (variant_id) where s.on_hand <> coalesce(m.change, 0)
  union all
  select 'what is sent or returned names its order', 'movement ' || m.id from stock_movements m
  where m.order_id is not null and not exists (
    select from parcels p join order_lines l on l.parcel_id = p.id
    where p.order_id = m.order_id and p.vendor_id = m.vendor_id and l.variant_id = m.variant_id)
  union all
  select 'low stock is what few or none are left of', 'variant ' || s.variant_id
  from stock s join product_variants v on v.id = s.variant_id left join low_stock l using (variant_id)
  where case when not v.is_removed then stock_level(s.on_hand - s.reserved - s.allocated, s.low_mark) end
    is distinct from l.level
  union all
  select 'the history of a variant ends with what is asked', 'variant ' || v.id
  from product_variants v join products p on p.id = v.product_id
  where p.is_on_sale and v.is_offered and not v.is_removed and v.price is distinct from (
    select h.price from variant_prices h where h.variant_id = v.id order by h.since desc limit 1)
  union all
  select 'a price comes back after a deal, and only while one runs', 'variant ' || v.id from product_variants v
  where v.standing_price is not null and (v.standing_price <= v.price or not exists (
    select from deals d where d.product_id = v.product_id and d.started_at is not null and d.ended_at is null))
  union all
  select 'an order is the sum of its parcels', 'order ' || o.id from orders o join (
    select order_id, sum(goods_paisa) g, sum(discount_paisa) d, sum(delivery_paisa) f, sum(total_paisa) t
    from parcels group by order_id) p on p.order_id = o.id
  where (o.goods_paisa, o.discount_paisa, o.delivery_paisa, o.total_paisa) <> (p.g, p.d, p.f, p.t)
  union all
  select 'a parcel is the sum of its lines', 'parcel ' || p.id from parcels p left join (
    select parcel_id, sum(goods) g, floor(sum((goods - share) * commission_rate) / 10000) c from shared group by parcel_id) l
    on l.parcel_id = p.id
  where p.goods_paisa is distinct from l.g or p.commission_paisa is distinct from l.c or p.discount_paisa > p.goods_paisa
    or p.commission_vat_paisa <> (p.commission_paisa::bigint * p.commission_vat_rate + 5000) / 10000
  union all
  select 'a discount is never more than the goods that it is for', 'parcel ' || p.id from parcels p join (
    select parcel_id, sum(price_paisa::bigint * held) filter (where bears_discount) as goods from held group by parcel_id) l on l.parcel_id = p.id
  where p.discount_paisa > coalesce(l.goods, 0)
  union all
  select 'a parcel is never one of nothing', 'parcel ' || parcel_id from held group by parcel_id having sum(held) = 0
  union all
  select 'what changed in a line is written down', 'parcel ' || h.parcel_id || ', variant ' || h.variant_id
  from held h where h.held <> h.quantity and h.held is distinct from (
    select c.to_quantity from parcel_line_changes c
    where c.parcel_id = h.parcel_id and c.variant_id = h.variant_id order by c.id desc limit 1)
  union all
  select 'what is not taken is left at the door', 'parcel ' || h.parcel_id from held h
  where h.taken_quantity is not null and h.state not in ('partlyDelivered', 'partlyReturned')
  union all
  select 'something came instead only where the shopper agreed', 'parcel ' || h.parcel_id from held h
  where h.replaces_variant_id is not null and not exists (
    select from parcel_substitutes s where s.parcel_id = h.parcel_id and s.variant_id = h.replaces_variant_id
      and s.substitute_variant_id = h.variant_id and s.answer = 'accepted' and s.price_paisa = h.price_paisa)
  union all
  select 'a shopper is asked about a substitute only while the parcel can be packed', 'parcel ' || p.id
  from parcel_substitutes s join parcels p on p.id = s.parcel_id
  where s.answer is null and p.state not in ('confirmed', 'accepted')
  union all
  select 'a door code is there only while the parcel is on its way, and then for cash', 'parcel ' || p.id
  from parcels p join orders o on o.id = p.order_id
  where (p.door_code_sealed is not null) <> (o.method = 'cod' and p.state in ('shipped', 'tried'))
  union all
  select 'a parcel is tried three times at most, and as often as somebody was there', 'parcel ' || p.id from parcels p
  where p.tries > 3 or p.tries <> (select count(*) from parcel_visits v where v.parcel_id = p.id)
    or p.tries > (select count(*) from parcel_events e where e.parcel_id = p.id and e.state = 'tried')
  union all
  select 'visits in vain are two hours apart', 'parcel ' || parcel_id
  from (select parcel_id, at - lag(at) over (partition by parcel_id order by at) as gap from parcel_visits) v
  where gap < interval '2 hours'
  union all
  select 'what a courier says was paid by QR code is in the books once it is answered', 'parcel ' || d.parcel_id
  from door_payments d join parcels p on p.id = d.parcel_id
  where (d.answer is null) = exists (select from ledger_postings g where g.key = 'delivered ' || d.parcel_id)
    or p.paid_how is distinct from case d.answer when 'missing' then 'cash' else 'qr' end
    or d.amount_paisa <> p.total_paisa or p.state not in ('delivered', 'partlyDelivered', 'partlyReturned')
    or d.answer is null and d.said_by <> 'courier'
  union all
  select 'a payment that has not arrived was a task', 'parcel ' || d.parcel_id from door_payments d
  where d.answer = 'missing' and not exists (select from tickets t
    where t.fingerprint = encode(sha256(convert_to('["task","parcel","missing-payment","' || d.parcel_id || '"]', 'UTF8')), 'hex'))
  union all
  select 'what only a shop says is no debt of a courier', 'parcel ' || t.parcel_id from cash_takings t
  where t.is_said <> (coalesce((select sum(l.amount) from ledger_lines l join ledger_postings g on g.id = l.posting_id
      where l.account = 'said' and g.key in ('delivered ' || t.parcel_id, 'taken ' || t.parcel_id)), 0) <> 0)
    or t.is_said and exists (select from cash_hand_ins h where h.id = t.hand_in_id and h.counted_at is not null)
  union all
  select 'what came back is in the stock once', 'order ' || m.order_id || ', variant ' || m.variant_id
  from (
    select order_id, variant_id, sum(change) as change from stock_movements
    where reason = 'returned' and order_id is not null group by order_id, variant_id) m
  left join (
    select order_id, variant_id, sum(sent - case when state = 'partlyReturned' then held else 0 end) as change from held
    where state in ('refused', 'returned', 'partlyReturned') group by order_id, variant_id) h using (order_id, variant_id)
  where m.change is distinct from h.change
  union all
  select 'every order has parcels', 'order ' || o.id from orders o
  where not exists (select from parcels p where p.order_id = o.id)
  union all
  select 'a shopper has five orders at most that are neither paid nor confirmed', 'shopper ' || p.user_id
  from parcels p where p.state in ('awaitingPayment', 'placed') group by p.user_id
  having count(distinct p.order_id) > 5
  union all
  select 'no more is paid than asked for', 'order ' || o.id from orders o join (
    select y.order_id, sum(y.amount_paisa) - coalesce(sum((
      select sum(r.amount_paisa) from refund_tasks r
      where r.payment_id = y.id and r.line_change_id is not null and r.reason <> 'returned')), 0) paid
    from payments y where y.state = 'paid' group by y.order_id) p
    on p.order_id = o.id
  where p.paid > o.total_paisa
  union all
  select 'what is on its way is paid or to be paid in cash', 'parcel ' || p.id
  from parcels p join orders o on o.id = p.order_id
  where o.method <> 'cod' and p.state in ('confirmed', 'accepted', 'packed', 'handedOver', 'shipped', 'tried', 'delivered', 'partlyDelivered')
    and not exists (select from payments y where y.order_id = o.id and (y.state = 'paid'
      -- All of it may go back once it was delivered.
      or y.state in ('refundDue', 'refunded') and exists (select from line_refunds r where r.parcel_id = p.id)))
  union all
  select 'money back is no more than came in', 'payment ' || y.id from payments y join (
    select payment_id, sum(amount_paisa) due from refund_tasks group by payment_id) r on r.payment_id = y.id
  where r.due > y.amount_paisa or y.refunded_paisa > r.due
  union all
  select 'a coupon is used as often as orders hold it', 'coupon ' || c.code from coupons c left join (
    select o.coupon_code, count(*) n from orders o
    where exists (select from parcels p where p.order_id = o.id and p.state not in ('cancelled', 'declined'))
    group by o.coupon_code) o
    on o.coupon_code = c.code
  where c.uses <> coalesce(o.n, 0) or c.uses > c.use_limit
  union all
  select 'a shopper uses a coupon as often as their orders hold it', 'coupon ' || s.code || ' of ' || s.user_id
  from coupon_shoppers s left join (
    select o.coupon_code, o.user_id, count(*) n from orders o
    where exists (select from parcels p where p.order_id = o.id and p.state not in ('cancelled', 'declined'))
    group by o.coupon_code, o.user_id) o on o.coupon_code = s.code and o.user_id = s.user_id
  where s.uses <> coalesce(o.n, 0)
  union all
  select 'bills are numbered without a gap', 'vendor ' || c.vendor_id || ', ' || c.fiscal_year
  from invoice_counters c left join (
    select vendor_id, fiscal_year, count(*) n, max(number) highest from invoices group by vendor_id, fiscal_year) i
    using (vendor_id, fiscal_year)
  where c.last is distinct from i.n or c.last is distinct from i.highest
  union all
  select 'what is packed or was kept has a bill that holds, and nothing else has', 'parcel ' || p.id from parcels p
  where (p.state in ('packed', 'handedOver', 'shipped', 'tried', 'delivered', 'partlyDelivered', 'partlyReturned'))
      <> exists (select from invoices i where i.parcel_id = p.id and i.cancelled_at is null)
  union all
  select 'what came back has a bill that was cancelled', 'parcel ' || p.id from parcels p
  where p.state in ('refused', 'returned') and not exists (select from invoices i where i.parcel_id = p.id)
  union all
  select 'a bill that holds is of what the parcel holds', 'parcel ' || p.id
  from invoices i join parcels p on p.id = i.parcel_id
  where i.cancelled_at is null and (i.paper->>'totalPaisa')::bigint <> p.total_paisa
  union all
  select 'a history is a path through the table of states', 'parcel ' || h.parcel_id || ' at ' || h.position
  from histories h
  where (h.before is null and h.state not in ('awaitingPayment', 'placed'))
    or (h.before is not null and not exists (select from steps s where s.before = h.before and s.after = h.state))
  union all
  select 'a parcel is where its history ends', 'parcel ' || p.id from parcels p
  left join histories h on h.parcel_id = p.id and h.next is null where p.state is distinct from h.state
  union all
  select 'the lines of a posting come to nothing', 'posting ' || posting_id from ledger_lines
  group by posting_id having sum(amount) <> 0
  union all
  select 'no more is refunded than was delivered and paid, and all of it once all pieces are', 'parcel ' || r.parcel_id from (
    select r.parcel_id, sum(r.goods_paisa) goods, sum(r.paid_paisa) paid, sum(r.commission_paisa) commission, sum(r.commission_vat_paisa) vat
    from line_refunds r group by 1) r join parcels p on p.id = r.parcel_id
  where p.state not in ('delivered', 'partlyDelivered', 'partlyReturned')
    or exists (
      select from held h join line_refunds o on o.parcel_id = h.parcel_id
      join line_refund_lines l on l.refund_id = o.id and l.variant_id = h.variant_id
      where h.parcel_id = p.id group by h.variant_id, h.held having sum(l.quantity) > h.held)
    or r.paid > p.goods_paisa - p.discount_paisa or r.commission > p.commission_paisa or r.vat > p.commission_vat_paisa
    or (r.goods = p.goods_paisa and (r.paid, r.commission, r.vat)
      is distinct from (p.goods_paisa - p.discount_paisa, p.commission_paisa, p.commission_vat_paisa))
  union all
  select 'a refund is the sum of its lines, goes back to the shopper, and is on a credit note', 'refund ' || r.id
  from line_refunds r left join refund_tasks t on t.line_change_id = r.change_id and t.reason = 'returned'
  where r.paid_paisa is distinct from (select sum(l.paid_paisa) from line_refund_lines l where l.refund_id = r.id)
    or r.goods_paisa is distinct from (select sum(l.quantity * h.price_paisa) from line_refund_lines l
      join held h on h.parcel_id = r.parcel_id and h.variant_id = l.variant_id where l.refund_id = r.id)
    or coalesce(t.amount_paisa, 0) <> r.paid_paisa or (r.paper->>'totalPaisa')::bigint <> r.paid_paisa
    or not exists (select from ledger_postings l where l.key in ('line-refund ' || r.id, 'early-refund ' || r.id) and l.parcel_id = r.parcel_id)
  union all
  select 'a refund is in the books of the shop if its sale is, and after it', 'refund ' || r.id
  from line_refunds r left join ledger_postings g on g.key = 'line-refund ' || r.id
  left join lateral (
    select min(s.id) as id from ledger_postings s join ledger_lines l on l.posting_id = s.id and l.account = 'vendor'
    where s.key in ('delivered ' || r.parcel_id, 'handedIn ' || r.parcel_id)) sale on true
  where coalesce(g.id > sale.id, false) <> (sale.id is not null) or (g.id is not null and sale.id is null)
  union all
  select 'credit notes are numbered without a gap', 'vendor ' || c.vendor_id || ', ' || c.fiscal_year
  from credit_note_counters c left join (
    select vendor_id, fiscal_year, count(*) n, max(number) highest from line_refunds group by vendor_id, fiscal_year) i
    using (vendor_id, fiscal_year)
  where c.last is distinct from i.n or c.last is distinct from i.highest
  union all
  select 'a delivered parcel is in the books, unless only a courier says how it was paid', 'parcel ' || p.id from parcels p
  where (p.state in ('delivered', 'partlyDelivered', 'partlyReturned')
      and not exists (select from door_payments d where d.parcel_id = p.id and d.answer is null)) <> exists (select from ledger_postings l where l.key = 'delivered ' || p.id)
  union all
  select 'what was kept says until when it can be returned', 'parcel ' || h.parcel_id from held h
  join ledger_postings g on g.key = 'delivered ' || h.parcel_id
  where g.parcel_id is not null and (h.held > 0) <> (h.return_until is not null)
    or h.return_until < (select (e.at at time zone 'Asia/Kathmandu')::date from parcel_events e
      where e.parcel_id = h.parcel_id and e.state in ('delivered', 'partlyDelivered')) + h.return_days
  union all
  select 'an entry is what its posting did to the shop', 'vendor ' || coalesce(e.vendor_id, l.vendor_id) || ', posting ' || coalesce(e.posting_id, l.posting_id)
  from (select * from vendor_entries where kind <> 'opening') e full join (
    select posting_id, owner::bigint as vendor_id, -sum(amount) as paisa, bool_and(kind is not null) as named, min(g.key) as key
    from ledger_lines join ledger_postings g on g.id = posting_id where account = 'vendor' group by 1, 2) l using (vendor_id, posting_id)
  -- What came before the first entry is in the entry of the opening.
  where case when e.vendor_id is null then not exists (
      select from vendor_entries o where o.vendor_id = l.vendor_id and o.kind = 'opening')
    else e.amount_paisa is distinct from l.paisa or (e.parcel_id is not null and not l.named)
      or e.kind is distinct from case split_part(l.key, ' ', 1) when 'line-refund' then 'refund' when 'payout' then 'payout'
        when 'payout-failed' then 'payoutBack' else 'sale' end end
  union all
  -- A courier may get another name later.
  select 'an entry says of its lines and of its parcel what the records say', 'vendor ' || vendor_id || ', entry ' || number
  from vendor_entries where about #- '{parcel,courierName}' <> vendor_entry_about(vendor_id, posting_id, parcel_id) #- '{parcel,courierName}'
  union all
  select 'entries are numbered without a gap, in the order of time, and say the balance after each', 'vendor ' || vendor_id || ', entry ' || number
  from (select *, row_number() over w as place, sum(amount_paisa) over w as sum, lag(at) over w as before
    from vendor_entries window w as (partition by vendor_id order by number)) e
  where number <> place or balance_after_paisa <> sum or at < before or day <> (at at time zone 'Asia/Kathmandu')::date
  union all
  select 'the account of a shop is where its entries end, and what the books say', 'vendor ' || a.vendor_id
  from vendor_accounts a left join vendor_entries e on e.vendor_id = a.vendor_id and e.number = a.entry_count
  where a.balance_paisa <> coalesce(e.balance_after_paisa, 0)
    or a.entry_count <> (select count(*) from vendor_entries n where n.vendor_id = a.vendor_id)
    or a.balance_paisa <> (select coalesce(-sum(l.amount), 0) from ledger_lines l where l.account = 'vendor' and l.owner = a.vendor_id::text)
  union all
  select 'a sale is payable after the longest return window of what was kept, what is owed at once', 'vendor ' || e.vendor_id || ', entry ' || e.number
  from vendor_entries e where e.payable_on is distinct from case
    when e.kind in ('payout', 'payoutBack') then null
    when e.amount_paisa < 0 and e.kind <> 'opening' then e.day
    when e.kind = 'sale' and exists (select from held h where h.parcel_id = e.parcel_id and h.return_until is not null)
      then greatest(e.day, (select max(h.return_until) + 1 from held h where h.parcel_id = e.parcel_id))
    else e.payable_on end
  union all
  select 'a payout that is open or sent is the sum of what it covers; one that is over covers nothing', 'payout ' || coalesce(o.id, e.paid_by)
  from payouts o full join (
    select paid_by, vendor_id, sum(amount_paisa) paisa, count(*) n from vendor_entries where paid_by is not null group by 1, 2) e
    on e.paid_by = o.id and e.vendor_id = o.vendor_id
  where case when o.state in ('proposed', 'approved', 'sent') then e.paisa is distinct from o.amount_paisa or e.n <> o.entry_count
    else e.paid_by is not null end
  union all
  select 'a payout is in the books from when it is sent, and again when it came back', 'payout ' || o.id
  from payouts o where (o.sent_at is not null) <> exists (select from vendor_entries e where e.payout_id = o.id and e.vendor_id = o.vendor_id
      and e.kind = 'payout' and e.amount_paisa = -o.amount_paisa)
    or (o.failed_at is not null) <> exists (select from vendor_entries e where e.payout_id = o.id and e.vendor_id = o.vendor_id
      and e.kind = 'payoutBack' and e.amount_paisa = o.amount_paisa)
  union all
  select 'as many people have approved a payout as it needs', 'payout ' || o.id
  from payouts o where o.state in ('approved', 'sent', 'failed')
    and (select count(*) from payout_approvals a where a.payout_id = o.id) < case when o.amount_paisa > 20000000 then 2 else 1 end
  union all
  select 'cash that a courier took is held until it is handed in', 'parcel ' || coalesce(t.parcel_id, p.id)
  from cash_takings t full join (
    select p.id, p.total_paisa, coalesce(p.courier_id, 0) as courier_id, p.vendor_id, p.order_id
    from parcels p join orders o on o.id = p.order_id
    where p.state in ('delivered', 'partlyDelivered', 'partlyReturned') and o.method = 'cod' and p.total_paisa > 0
      and p.carrier is distinct from 'self' and p.paid_how is distinct from 'qr'
      and not exists (select from ledger_postings l where l.key = 'remitted ' || p.id)) p on p.id = t.parcel_id
  where (t.amount_paisa, t.courier_id, t.vendor_id, t.order_id) is distinct from (p.total_paisa, p.courier_id, p.vendor_id, p.order_id)
  union all
  select 'what is handed in is the sum of its parcels, of one courier', 'handing in ' || h.id from cash_hand_ins h left join (
    select hand_in_id, count(*) n, sum(amount_paisa) paisa, min(courier_id) first, max(courier_id) last
    from cash_takings group by hand_in_id) t on t.hand_in_id = h.id
  where case when h.undone_at is not null then t.n is not null
    else (t.n, t.paisa, t.first, t.last) is distinct from (h.parcel_count, h.expected_paisa, h.courier_id, h.courier_id) end
  union all
  select 'what was counted is in the books', 'handing in ' || h.id from cash_hand_ins h
  where (h.counted_at is not null) <> exists (select from ledger_postings l where l.key = 'counted ' || h.id)
  union all
  select 'what was not counted is owed until it ends', 'handing in ' || id from cash_hand_ins
  where owed_paisa is distinct from case when difference_id is null then nullif(expected_paisa - counted_paisa, 0) end
  union all
  select 'a difference ends for what it was', 'difference ' || d.id from cash_differences d left join (
    select difference_id, courier_id, sum(expected_paisa - counted_paisa) paisa from cash_hand_ins group by 1, 2) h
    on h.difference_id = d.id
  where (h.courier_id, h.paisa) is distinct from (d.courier_id, d.amount_paisa)
  union all
  select 'a closed day begins with what was found before, and says what happened on it', 'day ' || d.day from (
    select *, coalesce(lag(found_paisa) over (order by day), 0) as before from cash_days) d
  where d.start_paisa <> d.before
    or d.counted_paisa <> (select coalesce(sum(counted_paisa), 0) from cash_hand_ins where counted_day = d.day)
    or d.difference_paisa <> (select coalesce(sum(expected_paisa - counted_paisa), 0) from cash_hand_ins where counted_day = d.day)
    or d.made_good_paisa <> (select coalesce(sum(amount_paisa), 0) from cash_differences where day = d.day and ended_how = 'paid')
    or d.remitted_paisa <> (select coalesce(sum(amount_paisa), 0) from cash_remittances where day = d.day)
  union all
  select 'nothing waits on a closed day, nor on one before it', 'handing in ' || h.id from cash_hand_ins h
  where h.counted_at is null and h.undone_at is null and h.day <= (select max(day) from cash_days)
  union all
  select 'the box never holds less than nothing', 'the box' from ledger_lines where account = 'cash' having sum(amount) < 0
  union all
  select 'a paid order is in the books', 'order ' || y.order_id from payments y
  where y.state = 'paid' and not exists (select from ledger_postings l where l.key = 'paid ' || y.order_id)
  union all
  select 'what a gateway says strangely is a task of the desk', 'payment ' || y.id from payments y
  where y.problem is not null and not exists (select from tickets t where t.type = 'payment'
    and t.fingerprint = encode(sha256(convert_to('["task","payment","' || y.id || '"]', 'UTF8')), 'hex'))
  union all
  select 'a shop counts what it has on offer', 'vendor ' || v.id from vendors v
  where v.product_count <> (select count(*) from products p where p.vendor_id = v.id and p.is_on_sale)
    or v.service_count <> (select count(*) from services s where s.vendor_id = v.id and s.is_offered)
  union all
  select 'a category counts what open shops have in it', 'category ' || c.id from categories c
  where c.item_count <> (
    select count(*) from (
      select category_id, vendor_id from products where is_on_sale
      union all select category_id, vendor_id from services where is_offered) offers
    join categories own on own.id = offers.category_id and c.id in (own.id, own.parent_id)
    where offers.vendor_id not in (select vendor_id from vendor_suspensions where ended_at is null))
  union all
  select 'a shop that has members has an owner', 'vendor ' || vendor_id from vendor_members
  where ended_at is null group by vendor_id having bool_and(role <> 'owner')
  union all
  select 'a member of a shop has an open account with the role of vendors', 'member ' || m.id
  from vendor_members m left join users u on u.id = m.user_id
  where m.ended_at is null and (u.id is null or u.deleted_at is not null or not 'vendor' = any(u.roles))
  union all
  select 'what is live was approved, or stands in the queue of a trusted shop', 'listing ' || l.id
  from listings l left join listing_versions v on v.id = l.live_version_id
  where l.live_version_id is not null and (not l.is_live or v.state is null or v.state not in ('approved', 'trusted'))
  union all
  select 'a product shows the words of its live version', 'listing ' || l.id
  from listings l join listing_versions v on v.id = l.live_version_id join products p on p.id = l.product_id
  where p.title_ne <> v.content -> 'name' ->> 'ne' or p.story -> 'description' <> v.content -> 'story'
    or p.is_on_sale <> (l.is_live and not l.is_paused)
  union all
  select 'at most one version of a listing waits, and the listing names it', 'listing ' || v.listing_id
  from listing_versions v left join listings l on l.waiting_version_id = v.id where v.state = 'waiting' and l.id is null
  union all
  select 'a listing is counted where it stands', 'vendor ' || coalesce(c.vendor_id, l.vendor_id)
  from listing_counts c full join (
    select vendor_id, kind, case state when 'out-of-stock' then 'live' else state end as state, count(*) n
    from listings group by 1, 2, 3) l using (vendor_id, kind, state)
  where coalesce(c.n, 0) <> coalesce(l.n, 0)
  union all
  select 'a listing says whether its product is sold out', 'listing ' || l.id
  from listings l join products p on p.id = l.product_id where l.is_out_of_stock = p.is_in_stock
  union all
  select 'a picture of a shop has its records', 'picture ' || l.picture_id || ' of ' || l.vendor_id
  from listing_pictures l left join pictures p on p.id = l.picture_id left join files f on f.id = l.original_file_id
  where p.id is null or (l.original_file_id is not null and f.id is null)
  union all
  select 'an upload that is ready has its picture and no parts, and parts are what has come', 'upload ' || u.id
  from picture_uploads u left join (
    select upload_id, sum(length(bytes)) came from picture_upload_parts group by upload_id) p on p.upload_id = u.id
  where coalesce(p.came, 0) <> case u.state when 'receiving' then u.received else 0 end
    or (u.state = 'ready') <> (u.picture_id is not null) or (u.state = 'failed') <> (u.fault is not null)
  union all
  select 'a closed month adds up, begins where the one before ended, and bills what was taken', 'vendor ' || vendor_id || ' in ' || bs_month
  from (
    select m.*, coalesce(lag(closing_paisa) over (partition by vendor_id order by bs_month), 0) as before, s.all_paisa, s.ours_paisa
    from vendor_months m cross join lateral (
      select coalesce(sum((one->>'paisa')::bigint), 0) as all_paisa,
        coalesce(-sum((one->>'paisa')::bigint) filter (where one->>'kind' in ('commission', 'vat', 'commissionBack', 'vatBack')), 0) as ours_paisa
      from jsonb_array_elements(m.sums) one) s) months
  where opening_paisa <> before or closing_paisa <> opening_paisa + all_paisa
    or coalesce((bill->>'totalPaisa')::bigint * case bill->>'kind' when 'creditNote' then -1 else 1 end, 0) <> ours_paisa
  union all
  select 'the last closed month ends with the balance of its last entry', 'vendor ' || a.vendor_id from vendor_accounts a
  where closed_until is not null
    and coalesce((select closing_paisa from vendor_months m where m.vendor_id = a.vendor_id order by bs_month desc limit 1), 0)
      <> coalesce((select balance_after_paisa from vendor_entries e where e.vendor_id = a.vendor_id and e.day <= a.closed_until
        order by number desc limit 1), 0)
  union all
  select 'bills of the commission are numbered without a gap', 'fiscal year ' || coalesce(c.fiscal_year, b.bill_fiscal_year)
  from commission_bill_counters c full join (
    select bill_fiscal_year, count(*) n, max(bill_number) last from vendor_months where bill_number is not null group by 1) b
    on b.bill_fiscal_year = c.fiscal_year
  where b.n is distinct from b.last or b.n is distinct from c.last
  union all
  select 'a mail is delivered, kept, tried again, or ended and told', 'mail ' || id from mails
  where case status
    when 'sent' then sent_at is null
    when 'kept' then false
    when 'queued' then text_body = '' or next_attempt_at > now() + interval '25 hours'
    when 'ended' then ended_at is null or (end_reason <> 'staff' and last_error is null)
    else true end)
select rule, place from faults order by rule, place
