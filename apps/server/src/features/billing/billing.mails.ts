import { facts, heading, type Mail, quote, typed } from '../../kernel/mail/mail.ts';

interface SeatRequest {
  readonly seats: number;
  readonly note: string | null;
}

interface Requester {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly organisation: { readonly id: string; readonly name: string; readonly seats_bought: number };
}

const countSeats = (seats: number) => `${seats} more ${seats === 1 ? 'seat' : 'seats'}`;

/** Tells the operator, who sells the seats and sets their number; answering it answers the owner. */
export function seatsRequested({ seats, note }: SeatRequest, requester: Requester, operator: string): Mail {
  const { organisation } = requester;
  const name = typed(organisation.name);
  return {
    kind: 'seats.requested',
    // Who is gone needs no seats: it is not sent after either is deleted.
    organisationId: organisation.id,
    userId: requester.id,
    to: operator,
    replyTo: requester.email,
    subject: `${name} asks for ${countSeats(seats)}`,
    preview: `From ${requester.email}`,
    blocks: [
      heading(`${countSeats(seats)}, please`),
      facts([
        ['Organisation', name],
        ['Identifier', organisation.id],
        ['Bought so far', String(organisation.seats_bought)],
        ['Asked for', String(seats)],
        ['By', `${typed(`${requester.first_name} ${requester.last_name}`)} <${requester.email}>`],
      ]),
      ...(note === null ? [] : [quote(note)]),
    ],
  };
}
