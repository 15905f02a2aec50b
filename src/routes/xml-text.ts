/** Text between marks of XML. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The moment in the form that feeds and indexes are read in. */
export const isoMoment = (moment: string) => new Date(moment).toISOString();

export function xmlAnswer(body: string, type: 'application/xml' | 'application/rss+xml'): Response {
  const headers = { 'content-type': `${type}; charset=utf-8` };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers });
}
