-- expands
CREATE INDEX CONCURRENTLY "imports_with_old_rows" ON "imports" USING btree ("worked_until") WHERE "imports"."rows_deleted_at" is null and "imports"."state" in ('written', 'undone', 'stopped');
