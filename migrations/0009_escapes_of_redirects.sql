-- Escapes are the same in either case, so the canonical spelling has them in capitals, as browsers write them (RFC 3986,
-- section 6.2.2.1). A redirect that was pasted with small ones (`%c3%a7`, as WordPress writes links) found no visitor. One
-- whose other spelling has a redirect of its own stays as it is.
WITH RECURSIVE spelled (key, path, target, code) AS (
  SELECT key, path, target, 0 FROM redirects WHERE path || ' ' || target GLOB '*%[a-f0-9][a-f0-9]*'
  UNION ALL
  SELECT
    key,
    replace(path, printf('%%%02x', code), printf('%%%02X', code)),
    replace(target, printf('%%%02x', code), printf('%%%02X', code)),
    code + 1
  FROM spelled WHERE code < 256
)
UPDATE OR IGNORE redirects
SET (path, target) = (SELECT spelled.path, spelled.target FROM spelled WHERE spelled.key = redirects.key AND code = 256)
WHERE key IN (SELECT spelled.key FROM spelled);
