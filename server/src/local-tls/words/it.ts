import type { TrustWords } from '../trust-texts.ts';

export const it: TrustWords = {
  heading: 'Collegare questo dispositivo',
  lead: 'Faccia in modo che questo tablet, telefono o computer consideri attendibile il certificato del Suo ristorante, una volta sola. Poi la fotocamera funziona, lo schermo resta acceso e l’app continua anche senza rete.',
  scan: 'Per il prossimo dispositivo: inquadri questo codice o apra l’indirizzo.',
  qrTitle: 'Codice QR di questa pagina',
  download: 'Scaricare il certificato',
  steps: {
    ipad: {
      name: 'iPad e iPhone',
      steps: [
        'Apra questa pagina in Safari. Scarichi il certificato e tocchi “Consenti”.',
        'Impostazioni → Generali → VPN e gestione dispositivo: tocchi il profilo “Sofra …”, poi “Installa”.',
        'Impostazioni → Generali → Info → Attendibilità certificati: attivi “Sofra …”.',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Scarichi il certificato.',
        'Impostazioni → Sicurezza e privacy → Altre impostazioni di sicurezza → Crittografia e credenziali → Installa un certificato → Certificato CA. Su alcuni dispositivi: cerchi “certificato CA” nelle impostazioni.',
        'Tocchi “Installa comunque” e scelga il file da Download.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Scarichi il certificato e apra il file: “Installa certificato…”, “Utente corrente”.',
        'Scelga “Colloca tutti i certificati nel seguente archivio”, poi “Autorità di certificazione radice attendibili”.',
        'Confermi e riavvii il browser.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Scarichi il certificato e apra il file: Accesso Portachiavi lo aggiunge.',
        'Lo apra lì: Attendibilità → Quando si utilizza questo certificato: “Fidati sempre”.',
      ],
    },
  },
  openHeading: 'Poi apra Sofra',
  openText: 'Il browser non avvisa più. Aggiunga l’app alla schermata Home dal suo menu.',
  open: 'Aprire Sofra',
  limits:
    'Il certificato vale solo per la macchina del Suo ristorante e per indirizzi di reti private, per nessun sito di Internet.',
  fingerprint: 'Impronta (SHA-256). La macchina mostra la stessa all’avvio:',
};
