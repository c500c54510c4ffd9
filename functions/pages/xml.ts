export function xmlResponse(type: 'application/xml' | 'application/rss+xml', root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
}
