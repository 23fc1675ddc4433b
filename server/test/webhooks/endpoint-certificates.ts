/**
 * TLS certificates for tests. They prove nothing: their keys are public in this file, and only tests trust
 * their authority, whose key was deleted. All are of P-256 and begin in 2020. To make others, run this with
 * OpenSSL 3, once for the authority (`-selfsign`) and once for each certificate (`-cert ca.pem`), with a
 * configuration of `openssl ca` that copies the extensions (`copy_extensions=copy`):
 *
 *   openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out endpoint.key
 *   openssl req -new -key endpoint.key -subj /CN=hooks.example -addext extendedKeyUsage=serverAuth -out endpoint.csr \
 *     -addext subjectAltName=DNS:hooks.example,DNS:localhost,IP:127.0.0.1,IP:93.184.216.34,IP:2606:4700:4700::1111
 *   openssl ca -config ca.cnf -cert ca.pem -keyfile ca.key -in endpoint.csr -out endpoint.pem \
 *     -startdate 20200101000000Z -enddate 20991231235959Z
 */

/** The authority of the two below, until the end of 2099. */
export const TEST_AUTHORITY = `-----BEGIN CERTIFICATE-----
MIIBcTCCARegAwIBAgIBATAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRTb2ZyYSB0
ZXN0IGF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVow
HzEdMBsGA1UEAwwUU29mcmEgdGVzdCBhdXRob3JpdHkwWTATBgcqhkjOPQIBBggq
hkjOPQMBBwNCAARiYumVZdJ3453qa9JgdYkvty+jzyo3FPE6Ia8gLkbwROxEIy+c
wi7nMYWJ+cWsZhVn2RnbNvhOcOMpwGcSc85+o0IwQDAPBgNVHRMBAf8EBTADAQH/
MA4GA1UdDwEB/wQEAwICBDAdBgNVHQ4EFgQUpoWZaqqkvptY4JgafA6oQ3XGqTQw
CgYIKoZIzj0EAwIDSAAwRQIgQ89rMLhM7U5iJPEBXyxL1i4JM1GoMdJ+wpE0d0+M
bW4CIQCiIEG/vIbgz9Anm2DyR92xtJtiMvCB8rl+EIYxlaI3mw==
-----END CERTIFICATE-----
`;

/** For hooks.example, localhost and three IP addresses, until the end of 2099. */
export const ENDPOINT_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB0jCCAXigAwIBAgIBAjAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRTb2ZyYSB0
ZXN0IGF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVow
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABOM4fMb8l7jOkIFUNV6rRvhX+bKUHfczKE/p1ok8zqpdQUcxgiG65hQZKLEs
w7Kf7Z4TAmRxdX7gm0k+rOHzWrWjgakwgaYwQQYDVR0RBDowOIINaG9va3MuZXhh
bXBsZYIJbG9jYWxob3N0hwR/AAABhwRduNgihxAmBkcARwAAAAAAAAAAABERMAwG
A1UdEwEB/wQCMAAwEwYDVR0lBAwwCgYIKwYBBQUHAwEwHQYDVR0OBBYEFFFf2Z99
YLYOg2sboZ2bKeyDfttuMB8GA1UdIwQYMBaAFKaFmWqqpL6bWOCYGnwOqEN1xqk0
MAoGCCqGSM49BAMCA0gAMEUCIQD1kvsNlSjudQTaXcLXssLFRXF/VusNNqa2tUZ5
+Jgl8gIgab7K6zAF7zMXz6ItQWztB1PpegEHhAjBHv6x11aNL2w=
-----END CERTIFICATE-----
`;

/** The same for January 2020 only. */
export const EXPIRED_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB0DCCAXagAwIBAgIBAzAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRTb2ZyYSB0
ZXN0IGF1dGhvcml0eTAeFw0yMDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBgx
FjAUBgNVBAMMDWhvb2tzLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AATjOHzG/Je4zpCBVDVeq0b4V/mylB33MyhP6daJPM6qXUFHMYIhuuYUGSixLMOy
n+2eEwJkcXV+4JtJPqzh81q1o4GpMIGmMEEGA1UdEQQ6MDiCDWhvb2tzLmV4YW1w
bGWCCWxvY2FsaG9zdIcEfwAAAYcEXbjYIocQJgZHAEcAAAAAAAAAAAARETAMBgNV
HRMBAf8EAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBRRX9mffWC2
DoNrG6Gdmynsg37bbjAfBgNVHSMEGDAWgBSmhZlqqqS+m1jgmBp8DqhDdcapNDAK
BggqhkjOPQQDAgNIADBFAiEAoGnymU2Uu5Dv9sYObGJjMaK0KyduIqNkVv6r2gzu
n2MCIEi8iNUJH5KMCqgsTplSRP1G20hbqr2yvyjTRya2+G62
-----END CERTIFICATE-----
`;

/** Of both. */
export const ENDPOINT_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzSO5e9l6AbWpPp80
WYTHuVKuDUuWZzNCvyLk7We6+IyhRANCAATjOHzG/Je4zpCBVDVeq0b4V/mylB33
MyhP6daJPM6qXUFHMYIhuuYUGSixLMOyn+2eEwJkcXV+4JtJPqzh81q1
-----END PRIVATE KEY-----
`;
