-- expands
CREATE INDEX CONCURRENTLY "parcels_shop" ON "parcels" USING btree ("vendor_id","state","due_to","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parcels_late" ON "parcels" USING btree ("vendor_id","due_to","id") WHERE "parcels"."state" in ('confirmed', 'accepted', 'packed', 'handedOver', 'shipped', 'tried');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parcels_done" ON "parcels" USING btree ("vendor_id","id") WHERE "parcels"."state" in ('delivered', 'partlyReturned', 'returned', 'declined', 'cancelled');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parcels_unaccepted" ON "parcels" USING btree ("state_at","id") WHERE "parcels"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parcels_tracking" ON "parcels" USING btree (upper("tracking_number")) WHERE "parcels"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_variant_parcel" ON "order_lines" USING btree ("variant_id","parcel_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_returned" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."reason" = 'returned';--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refund_tasks_cause" ON "refund_tasks" USING btree ("payment_id",coalesce("parcel_id", 0),coalesce("line_change_id", 0));
