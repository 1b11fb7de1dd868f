-- expands
CREATE INDEX CONCURRENTLY "product_variants_vendor" ON "product_variants" USING btree ("vendor_id","product_id" desc,"id") WHERE not "product_variants"."is_removed";
