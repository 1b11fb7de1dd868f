-- expands
ALTER TABLE "vendors" ADD COLUMN "answer_minutes" integer;
