-- expands
-- Processes keep all documents of the search in memory: of the products they hear which have changed, of the few others only that some have.
CREATE OR REPLACE FUNCTION note_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM note_changes('document', (SELECT array_agg(number) FROM fresh WHERE kind = 'product'));
    PERFORM note_changes('otherDocument', (SELECT ARRAY[NULL::bigint] FROM fresh WHERE kind <> 'product' LIMIT 1));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM note_changes('document', (SELECT array_agg(number) FROM stale WHERE kind = 'product'));
    PERFORM note_changes('otherDocument', (SELECT ARRAY[NULL::bigint] FROM stale WHERE kind <> 'product' LIMIT 1));
  ELSE
    PERFORM note_changes('document', (SELECT array_agg(f.number) FROM fresh f JOIN stale s USING (kind, number) WHERE kind = 'product' AND f.words <> s.words));
    PERFORM note_changes('otherDocument', (SELECT ARRAY[NULL::bigint] FROM fresh f JOIN stale s USING (kind, number) WHERE kind <> 'product' AND (f.words, f.popularity) IS DISTINCT FROM (s.words, s.popularity) LIMIT 1));
  END IF;
  RETURN NULL;
END $$;
