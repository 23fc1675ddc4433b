/** The systems that the page explains, in its order. */
export const SYSTEMS = ['ipad', 'android', 'windows', 'mac'] as const;

/** The texts of the page on which a device comes to trust this service. Menus are named as the systems name them. */
export interface TrustWords {
  heading: string;
  lead: string;
  scan: string;
  qrTitle: string;
  download: string;
  /** The steps after the download, by system; on an iPad the page has to be open in Safari. */
  steps: Record<(typeof SYSTEMS)[number], { name: string; steps: readonly string[] }>;
  openHeading: string;
  openText: string;
  open: string;
  /** What the certificate is good for, and what not. */
  limits: string;
  fingerprint: string;
}
