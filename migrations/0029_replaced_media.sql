-- Of a picture in the trash because another file took its place: the one that has that file. Whoever still shows the old
-- address, from a form that was open since before, is led to it.
ALTER TABLE media ADD COLUMN replaced_by INTEGER REFERENCES media (id) ON DELETE SET NULL;
