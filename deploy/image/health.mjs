// Ends with 0 when the service in this container is ready, else with 1 and what it answers.
const { PORT = '3000', LOCAL_TLS = '', TLS_CERT_FILE = '' } = process.env;
const isSecure = TLS_CERT_FILE !== '' || /^(on|true|1|yes)$/i.test(LOCAL_TLS);
// Its certificate is for the name that callers use.
if (isSecure) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const answer = await fetch(`${isSecure ? 'https' : 'http'}://127.0.0.1:${PORT}/health/ready`);
console.log(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
