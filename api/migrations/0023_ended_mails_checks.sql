-- expands
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_end";--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_end_reason";--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_status";
