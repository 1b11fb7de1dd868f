-- expands
CREATE INDEX CONCURRENTLY "users_roles" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vendors_pan_start" ON "vendors" USING btree ("pan_number" text_pattern_ops);
