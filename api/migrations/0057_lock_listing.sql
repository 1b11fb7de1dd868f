-- expands
-- Locks a listing and what it sells, always in the order shop, product, listing: a sale locks the product and then writes into the
-- listing whether there is any left. One call instead of four; each lock is waited for before the next row is looked up.
CREATE FUNCTION lock_listing(wanted bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM vendors WHERE id = (SELECT vendor_id FROM listings WHERE id = wanted) FOR NO KEY UPDATE;
  PERFORM 1 FROM products WHERE id = (SELECT product_id FROM listings WHERE id = wanted) FOR UPDATE;
  PERFORM 1 FROM listings WHERE id = wanted FOR UPDATE;
END $$;
