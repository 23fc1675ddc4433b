import type { TrustWords } from '../trust-texts.ts';

export const es: TrustWords = {
  heading: 'Conectar este dispositivo',
  lead: 'Haga que esta tableta, teléfono u ordenador confíe una vez en el certificado de su restaurante. Después la cámara funciona, la pantalla sigue encendida y la aplicación continúa también sin red.',
  scan: 'Para el siguiente dispositivo: escanee este código o abra la dirección.',
  qrTitle: 'Código QR de esta página',
  download: 'Descargar el certificado',
  steps: {
    ipad: {
      name: 'iPad y iPhone',
      steps: [
        'Abra esta página en Safari. Descargue el certificado y toque «Permitir».',
        'Ajustes → General → VPN y gestión de dispositivos: toque el perfil «Sofra …» y luego «Instalar».',
        'Ajustes → General → Información → Ajustes de confianza de los certificados: active «Sofra …».',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Descargue el certificado.',
        'Ajustes → Seguridad y privacidad → Más ajustes de seguridad → Cifrado y credenciales → Instalar un certificado → Certificado de CA. En algunos dispositivos: busque «certificado de CA» en los ajustes.',
        'Toque «Instalar de todos modos» y elija el archivo en Descargas.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Descargue el certificado y abra el archivo: «Instalar certificado…», «Usuario actual».',
        'Elija «Colocar todos los certificados en el siguiente almacén» y luego «Entidades de certificación raíz de confianza».',
        'Confirme y reinicie el navegador.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Descargue el certificado y abra el archivo: Acceso a Llaveros lo añade.',
        'Ábralo allí: Confiar → Al usar este certificado: «Confiar siempre».',
      ],
    },
  },
  openHeading: 'Después abra Sofra',
  openText: 'El navegador ya no avisa. Añada la aplicación a la pantalla de inicio desde su menú.',
  open: 'Abrir Sofra',
  limits:
    'El certificado solo vale para la máquina de su restaurante y para direcciones de redes privadas, para ningún sitio de Internet.',
  fingerprint: 'Huella (SHA-256). La máquina muestra la misma al arrancar:',
};
