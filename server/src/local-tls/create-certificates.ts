import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import type { Random } from '../parts/parts.ts';
import type { CertificateNames } from './certificate-names.ts';

/** A certificate with its private key, both in PEM. */
export interface CertificateWithKey {
  cert: string;
  key: string;
}

/** The authority that signs a certificate. */
export interface Issuer {
  commonName: string;
  key: KeyObject;
}

const ECDSA_WITH_SHA256 = new x509.AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' });
const COMMON_NAME = '2.5.4.3';
const SERIAL_BYTES = 16;

/** A long period before and after any use, in case the clock of the machine is wrong when it creates the authority. */
const AUTHORITY_PERIOD = {
  notBefore: new Date('2020-01-01T00:00:00Z'),
  notAfter: new Date('2049-12-31T00:00:00Z'),
};

/**
 * Makes a self-signed certificate authority. Devices that trust it accept only certificates for the permitted names.
 * @param permitted  host names, each with all its subdomains, and networks
 * @see RFC 5280, section 4.2.1.10, for the name constraints
 */
export function createAuthorityCertificate(
  commonName: string,
  permitted: CertificateNames,
  random: Random,
): CertificateWithKey {
  const { key, publicKey } = newKey();
  const constraints = new x509.NameConstraints({
    permittedSubtrees: new x509.GeneralSubtrees(
      generalNames(permitted).map((base) => new x509.GeneralSubtree({ base })),
    ),
  });
  const extensions = [
    extension(
      x509.id_ce_basicConstraints,
      new x509.BasicConstraints({ cA: true, pathLenConstraint: 0 }),
      true,
    ),
    extension(x509.id_ce_keyUsage, new x509.KeyUsage(x509.KeyUsageFlags.keyCertSign), true),
    extension(x509.id_ce_extKeyUsage, new x509.ExtendedKeyUsage([x509.id_kp_serverAuth])),
    extension(x509.id_ce_nameConstraints, constraints, true),
  ];
  const issuer = { commonName, key };
  return {
    ...createCertificate({ commonName, publicKey, issuer, extensions, period: AUTHORITY_PERIOD, random }),
    key: pemOf(key),
  };
}

/**
 * Makes a certificate for a server.
 * @param period  at most 398 days, otherwise browsers refuse it
 */
export function createServerCertificate(
  names: CertificateNames,
  issuer: Issuer,
  period: { notBefore: Date; notAfter: Date },
  random: Random,
): CertificateWithKey {
  const { key, publicKey } = newKey();
  const extensions = [
    extension(x509.id_ce_basicConstraints, new x509.BasicConstraints(), true),
    extension(x509.id_ce_keyUsage, new x509.KeyUsage(x509.KeyUsageFlags.digitalSignature), true),
    extension(x509.id_ce_extKeyUsage, new x509.ExtendedKeyUsage([x509.id_kp_serverAuth])),
    extension(x509.id_ce_subjectAltName, new x509.SubjectAlternativeName(generalNames(names))),
  ];
  const commonName = 'Sofra';
  return {
    ...createCertificate({ commonName, publicKey, issuer, extensions, period, random }),
    key: pemOf(key),
  };
}

/** The names that an authority may sign certificates for; none for a certificate without name constraints. */
export function readPermittedNames(certificate: Buffer): CertificateNames {
  const { extensions = [] } = AsnConvert.parse(certificate, x509.Certificate).tbsCertificate;
  const found = extensions.find(({ extnID }) => extnID === x509.id_ce_nameConstraints);
  const subtrees =
    found === undefined
      ? []
      : (AsnConvert.parse(found.extnValue, x509.NameConstraints).permittedSubtrees ?? []);
  const bases = subtrees.map(({ base }) => base);
  return {
    dns: bases.flatMap(({ dNSName }) => dNSName ?? []),
    ips: bases.flatMap(({ iPAddress }) => iPAddress ?? []),
  };
}

interface Written {
  commonName: string;
  publicKey: x509.SubjectPublicKeyInfo;
  issuer: Issuer;
  extensions: x509.Extension[];
  period: { notBefore: Date; notAfter: Date };
  random: Random;
}

function createCertificate({ commonName, publicKey, issuer, extensions, period, random }: Written): {
  cert: string;
} {
  const serial = Buffer.from(random(SERIAL_BYTES));
  // Makes the number positive, and as long as others.
  serial[0] = 0x40 | (serial[0]! & 0x3f);
  const issuerKey = AsnConvert.parse(spkiOf(issuer.key), x509.SubjectPublicKeyInfo);
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: bytesOf(serial),
    signature: ECDSA_WITH_SHA256,
    issuer: nameOf(issuer.commonName),
    validity: new x509.Validity(period),
    subject: nameOf(commonName),
    subjectPublicKeyInfo: publicKey,
    extensions: new x509.Extensions([
      ...extensions,
      extension(x509.id_ce_subjectKeyIdentifier, new x509.SubjectKeyIdentifier(identifierOf(publicKey))),
      extension(
        x509.id_ce_authorityKeyIdentifier,
        new x509.AuthorityKeyIdentifier({ keyIdentifier: new x509.KeyIdentifier(identifierOf(issuerKey)) }),
      ),
    ]),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), issuer.key);
  const certificate = new x509.Certificate({
    tbsCertificate,
    signatureAlgorithm: ECDSA_WITH_SHA256,
    signatureValue: bytesOf(signature),
  });
  return { cert: pem(Buffer.from(AsnConvert.serialize(certificate))) };
}

function newKey(): { key: KeyObject; publicKey: x509.SubjectPublicKeyInfo } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { key: privateKey, publicKey: AsnConvert.parse(spkiOf(privateKey), x509.SubjectPublicKeyInfo) };
}

function spkiOf(privateKey: KeyObject): Buffer {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
}

/** The key identifier with which a certificate refers to that of its issuer. @see RFC 7093, section 2 */
function identifierOf({ subjectPublicKey }: x509.SubjectPublicKeyInfo): ArrayBuffer {
  return bytesOf(createHash('sha256').update(Buffer.from(subjectPublicKey)).digest().subarray(0, 20));
}

function nameOf(commonName: string): x509.Name {
  const value = new x509.AttributeValue({ utf8String: commonName });
  const attribute = new x509.AttributeTypeAndValue({ type: COMMON_NAME, value });
  return new x509.Name([new x509.RelativeDistinguishedName([attribute])]);
}

function extension(extnID: string, value: object, critical = false): x509.Extension {
  return new x509.Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}

function generalNames({ dns, ips }: CertificateNames): x509.GeneralName[] {
  return [
    ...dns.map((dNSName) => new x509.GeneralName({ dNSName })),
    ...ips.map((iPAddress) => new x509.GeneralName({ iPAddress })),
  ];
}

function bytesOf(buffer: Buffer): ArrayBuffer {
  return Uint8Array.from(buffer).buffer;
}

function pemOf(key: KeyObject): string {
  return String(key.export({ type: 'pkcs8', format: 'pem' }));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
