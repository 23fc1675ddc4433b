import type { TrustWords } from '../trust-texts.ts';

export const en: TrustWords = {
  heading: 'Connect this device',
  lead: 'Let this tablet, phone or computer trust the certificate of your restaurant, once. Then the camera works, the screen stays on, and the app goes on without a network.',
  scan: 'For the next device: scan this, or open the address.',
  qrTitle: 'QR code of this page',
  download: 'Download the certificate',
  steps: {
    ipad: {
      name: 'iPad and iPhone',
      steps: [
        'Open this page in Safari. Download the certificate and tap “Allow”.',
        'Settings → General → VPN & Device Management: tap the profile “Sofra …”, then “Install”.',
        'Settings → General → About → Certificate Trust Settings: switch on “Sofra …”.',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Download the certificate.',
        'Settings → Security and privacy → More security settings → Encryption & credentials → Install a certificate → CA certificate. On some devices: search the settings for “CA certificate”.',
        'Tap “Install anyway” and choose the file from Downloads.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Download the certificate and open the file: “Install Certificate…”, “Current User”.',
        'Choose “Place all certificates in the following store”, then “Trusted Root Certification Authorities”.',
        'Confirm, and start the browser again.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Download the certificate and open the file: Keychain Access adds it.',
        'Open it there: Trust → When using this certificate: “Always Trust”.',
      ],
    },
  },
  openHeading: 'Then open Sofra',
  openText: 'The browser shows no warning any more. Add the app to the home screen from its menu.',
  open: 'Open Sofra',
  limits:
    'The certificate vouches only for the machine of your restaurant and for addresses of private networks, for no site of the Internet.',
  fingerprint: 'Fingerprint (SHA-256). The machine shows the same when it starts:',
};
