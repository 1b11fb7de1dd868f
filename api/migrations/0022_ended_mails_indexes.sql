-- expands
CREATE INDEX CONCURRENTLY "mails_about" ON "mails" USING btree ("about","created_at") WHERE "mails"."about" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_waiting" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_ended" ON "mails" USING btree ("ended_at","id") WHERE "mails"."status" = 'ended';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_come_back" ON "mails" USING btree (lower("to_address")) WHERE "mails"."status" = 'ended';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_refused" ON "mails" USING btree ("id") WHERE "mails"."refused_at" is not null;
