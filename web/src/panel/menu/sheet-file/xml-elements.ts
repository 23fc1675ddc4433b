export interface XmlElement {
  /** The text of the attributes in the start tag. */
  attributes: string;
  inner: string;
}

/** Removes the comments of an XML document and turns CDATA sections into escaped text: only tags and texts remain. */
export function simplifyXml(xml: string): string {
  if (!xml.includes('<!')) return xml;
  return xml.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string | undefined) =>
    (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
}

const ATTRIBUTES = `(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*\\s*`;
const patterns = new Map<string, RegExp>();

/** The elements with a name, in any namespace. They must not contain elements of the same name. */
export function* findElements(xml: string, name: string): Generator<XmlElement> {
  let pattern = patterns.get(name);
  if (pattern === undefined) {
    const tag = `(?:[\\w.-]+:)?${name}`;
    pattern = new RegExp(`<${tag}(${ATTRIBUTES})(?:/>|>([\\s\\S]*?)</${tag}\\s*>)`, 'g');
    patterns.set(name, pattern);
  }
  for (const [, attributes = '', inner = ''] of xml.matchAll(pattern)) yield { attributes, inner };
}

/** The value of an attribute, in any namespace; `null` if it is missing. @param attributes  see {@link XmlElement} */
export function readAttribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found === null ? null : unescapeXml(found[1] ?? found[2] ?? '');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the XML escapes in a text, such as `&amp;`, with their characters. */
export function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
