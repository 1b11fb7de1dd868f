DROP INDEX "mails_due";--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree (("attempts" > 0),"next_attempt_at") WHERE "mails"."status" = 'queued';