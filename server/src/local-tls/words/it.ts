import type { TrustWords } from '../trust-words.ts';

export const it: TrustWords = {
  heading: 'Collegare questo dispositivo',
  lead: 'Fate in modo che questo tablet, telefono o computer consideri attendibile il certificato del vostro ristorante, una volta sola. Poi la fotocamera funziona, lo schermo resta acceso e l’app continua anche senza rete.',
  scan: 'Per il prossimo dispositivo: inquadrate questo codice o aprite l’indirizzo.',
  qrTitle: 'Codice QR di questa pagina',
  download: 'Scaricare il certificato',
  steps: {
    ipad: {
      name: 'iPad e iPhone',
      steps: [
        'Aprite questa pagina in Safari. Scaricate il certificato e toccate «Consenti».',
        'Impostazioni → Generali → VPN e gestione dispositivo: toccate il profilo «Sofra …», poi «Installa».',
        'Impostazioni → Generali → Info → Attendibilità certificati: attivate «Sofra …».',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Scaricate il certificato.',
        'Impostazioni → Sicurezza e privacy → Altre impostazioni di sicurezza → Crittografia e credenziali → Installa un certificato → Certificato CA. Su alcuni dispositivi: cercate «certificato CA» nelle impostazioni.',
        'Toccate «Installa comunque» e scegliete il file da Download.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Scaricate il certificato e aprite il file: «Installa certificato…», «Utente corrente».',
        'Scegliete «Colloca tutti i certificati nel seguente archivio», poi «Autorità di certificazione radice attendibili».',
        'Confermate e riavviate il browser.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Scaricate il certificato e aprite il file: Accesso Portachiavi lo aggiunge.',
        'Apritelo lì: Attendibilità → Quando si utilizza questo certificato: «Fidati sempre».',
      ],
    },
  },
  openHeading: 'Poi aprite Sofra',
  openText: 'Il browser non avvisa più. Aggiungete l’app alla schermata Home dal suo menu.',
  open: 'Aprire Sofra',
  limits:
    'Il certificato vale solo per la macchina del vostro ristorante e per indirizzi di reti private, per nessun sito di Internet.',
  fingerprint: 'Impronta (SHA-256). La macchina mostra la stessa all’avvio:',
};
