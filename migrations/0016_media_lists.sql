-- Pictures that are larger than any page shows them, listed without looking through the rest; and the heaviest first.
CREATE INDEX media_large ON media (state, id)
  WHERE state = 'committed' AND (bytes > 2097152 OR width > 4000 OR height > 4000);
CREATE INDEX media_bytes ON media (state, bytes, id);
