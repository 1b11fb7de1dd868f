-- expands
CREATE INDEX CONCURRENTLY "parcels_courier" ON "parcels" USING btree ("courier_id","id") WHERE "parcels"."state" in ('handedOver', 'shipped', 'tried');
