import type { TrustWords } from '../trust-texts.ts';

export const de: TrustWords = {
  heading: 'Dieses Gerät verbinden',
  lead: 'Lassen Sie dieses Tablet, Telefon oder diesen Computer einmal dem Zertifikat Ihres Restaurants vertrauen. Danach funktioniert die Kamera, der Bildschirm bleibt an, und die App läuft auch ohne Netz weiter.',
  scan: 'Für das nächste Gerät: scannen oder die Adresse öffnen.',
  qrTitle: 'QR-Code dieser Seite',
  download: 'Zertifikat herunterladen',
  steps: {
    ipad: {
      name: 'iPad und iPhone',
      steps: [
        'Öffnen Sie diese Seite in Safari. Laden Sie das Zertifikat und tippen Sie auf „Zulassen“.',
        'Einstellungen → Allgemein → VPN und Geräteverwaltung: Profil „Sofra …“ antippen, dann „Installieren“.',
        'Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: „Sofra …“ einschalten.',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Laden Sie das Zertifikat herunter.',
        'Einstellungen → Sicherheit und Datenschutz → Weitere Sicherheitseinstellungen → Verschlüsselung und Anmeldedaten → Zertifikat installieren → CA-Zertifikat. Auf manchen Geräten: in den Einstellungen nach „CA-Zertifikat“ suchen.',
        'Tippen Sie auf „Trotzdem installieren“ und wählen Sie die Datei unter Downloads.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Laden Sie das Zertifikat und öffnen Sie die Datei: „Zertifikat installieren…“, „Aktueller Benutzer“.',
        'Wählen Sie „Alle Zertifikate in folgendem Speicher speichern“, dann „Vertrauenswürdige Stammzertifizierungsstellen“.',
        'Bestätigen Sie, und starten Sie den Browser neu.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Laden Sie das Zertifikat und öffnen Sie die Datei: Die Schlüsselbundverwaltung nimmt es auf.',
        'Öffnen Sie es dort: Vertrauen → Bei Verwendung dieses Zertifikats: „Immer vertrauen“.',
      ],
    },
  },
  openHeading: 'Dann Sofra öffnen',
  openText: 'Der Browser warnt nicht mehr. Legen Sie die App über sein Menü auf den Startbildschirm.',
  open: 'Sofra öffnen',
  limits:
    'Das Zertifikat bürgt nur für den Rechner Ihres Restaurants und für Adressen privater Netze, für keine Seite im Internet.',
  fingerprint: 'Fingerabdruck (SHA-256). Der Rechner zeigt beim Start denselben:',
};
