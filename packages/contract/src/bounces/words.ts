/** Carries `sha256=` and the HMAC-SHA256 of the raw body under BOUNCE_WEBHOOK_KEY, in hexadecimal digits. */
export const bounceSignatureHeader = 'x-signature';
