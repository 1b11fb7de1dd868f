-- expands
-- Whether the coupon of the order is for this line: only those lines share the discount of their parcel. All did before coupons could choose.
ALTER TABLE "order_lines" ADD COLUMN "bears_discount" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION vendor_entry_about(shop bigint, posting bigint, parcel bigint) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object(
    'lines', (SELECT jsonb_agg(jsonb_build_object('kind', l.kind, 'amountPaisa', -l.amount) ORDER BY l.position)
      FROM ledger_lines l WHERE l.posting_id = g.id AND l.account = 'vendor' AND l.owner = shop::text),
    'parcel', (SELECT jsonb_build_object('orderId', p.order_id, 'method', o.method, 'paidHow', p.paid_how, 'carrier', p.carrier,
        'courierName', (SELECT c.name FROM couriers c WHERE c.id = p.courier_id),
        'discountPaisa', p.discount_paisa, 'commissionVatRate', p.commission_vat_rate,
        'deliveredOn', (CASE WHEN p.state IN ('delivered', 'partlyDelivered') THEN p.state_at
          ELSE (SELECT max(e.at) FROM parcel_events e WHERE e.parcel_id = p.id AND e.state IN ('delivered', 'partlyDelivered'))
          END AT TIME ZONE 'Asia/Kathmandu')::date,
        -- What was kept of it.
        'lines', (SELECT jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'title', l.title,
            'quantity', coalesce(l.taken_quantity, l.sent_quantity, l.quantity),
            'pricePaisa', l.price_paisa, 'commissionRate', l.commission_rate)
            -- Entries from before coupons could choose say nothing of it.
            || CASE WHEN l.bears_discount THEN '{}'::jsonb ELSE '{"bearsDiscount": false}'::jsonb END ORDER BY l.variant_id)
          FROM order_lines l WHERE l.parcel_id = p.id AND coalesce(l.taken_quantity, l.sent_quantity, l.quantity) > 0))
      FROM parcels p JOIN orders o ON o.id = p.order_id WHERE p.id = parcel),
    -- What came back, where it is a refund.
    'refund', CASE WHEN g.key LIKE 'line-refund %' THEN (
      SELECT jsonb_agg(jsonb_build_object('title', l.title, 'quantity', r.quantity, 'commissionRate', l.commission_rate,
        'basePaisa', CASE p.commission_vat_rate WHEN 0 THEN l.price_paisa * r.quantity ELSE r.paid_paisa END) ORDER BY r.variant_id)
      FROM line_refunds f JOIN line_refund_lines r ON r.refund_id = f.id JOIN parcels p ON p.id = f.parcel_id
        JOIN order_lines l ON l.parcel_id = f.parcel_id AND l.variant_id = r.variant_id
      WHERE f.id = split_part(g.key, ' ', 2)::uuid) END)
    FROM ledger_postings g WHERE g.id = posting);
END $$;
