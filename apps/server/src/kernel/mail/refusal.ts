/**
 * What a failed handing-over means. A mail server that refuses us, our sender or our content because of who we are
 * says nothing about the recipient, and an operator can mend it; only what is said about this recipient is final.
 */
export type Refusal = 'recipient' | 'policy' | 'passing';

interface SmtpFailure {
  readonly command?: string;
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/**
 * - `recipient`: a 5xx in answer to RCPT TO or DATA about this address or this message. The same mail would get the
 *   same answer.
 * - `policy`: a 5xx there about us: relaying, a block list, SPF, DKIM, authentication (class 5.7, RFC 3463 and 7372).
 *   Some servers say so of unknown recipients too, which cannot be told apart, so it is tried for a shorter time.
 * - `passing`: everything else: no connection, a refusal in the greeting, of our login or of our sender, any 4xx, and
 *   what only a misbehaving client is told (5.5.x).
 */
export function refusalOf(error: unknown): Refusal {
  const { command, code, responseCode = 0, response = '' } = error as SmtpFailure;
  // The mail library itself found no address that SMTP could carry.
  if (code === 'EENVELOPE' && command === 'API') return 'recipient';
  if ((command !== 'RCPT TO' && command !== 'DATA') || responseCode < 500) return 'passing';
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/m.exec(response)?.[1];
  return status === undefined ? byCode(responseCode, response) : byStatus(status, responseCode);
}

function byStatus(status: string, responseCode: number): Refusal {
  const [, subject] = status.split('.');
  // A bad or unusable address of the sender (5.1.7, 5.1.8), which some servers judge only now.
  if (status === '5.1.7' || status === '5.1.8') return 'policy';
  // Some large providers say "mailbox unavailable" as 550 5.5.0.
  if (status === '5.5.0' && responseCode === 550) return 'recipient';
  // Too large for the receiving system.
  if (status === '5.3.4') return 'recipient';
  // Address, mailbox, the way to it, and content that it cannot take.
  if (subject === '1' || subject === '2' || subject === '4' || subject === '6') return 'recipient';
  if (subject === '7') return 'policy';
  return status === '5.0.0' ? byCode(responseCode, '') : 'passing';
}

const aboutUs =
  /relay|block|blacklist|black list|spam|policy|authenti|reputation|spf|dkim|dmarc|denied|listed/i;

/** Without an enhanced status the code and the words have to do. */
function byCode(responseCode: number, response: string): Refusal {
  if (responseCode === 556) return 'recipient';
  if (responseCode < 550 || responseCode > 554) return 'passing';
  return responseCode === 554 || aboutUs.test(response) ? 'policy' : 'recipient';
}
