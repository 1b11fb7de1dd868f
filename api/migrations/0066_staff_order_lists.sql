-- expands
CREATE INDEX CONCURRENTLY "parcels_overdue" ON "parcels" USING btree ("due_to","order_id") WHERE "parcels"."state" in ('confirmed', 'accepted', 'packed', 'handedOver', 'shipped', 'tried');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parcels_undecided" ON "parcels" USING btree ("unaccepted_at","order_id") WHERE "parcels"."state" = 'confirmed' and "parcels"."unaccepted_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refund_tasks_order" ON "refund_tasks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_postings_order" ON "ledger_postings" USING btree ("order_id");
