/** A point on the Effort / Impact chart that serves as an example on the public site. */
export interface ExampleOpportunity {
  /** Effort, 0 to 10. */
  readonly x: number;
  /** Impact, 0 to 10. */
  readonly y: number;
  readonly name: string;
  /** How certain it is to belong to the five, what is seen, and what to do. */
  readonly description: string;
}

/** Little effort and much impact: the light blue points. */
export const paysOff = ({ x, y }: Pick<ExampleOpportunity, 'x' | 'y'>): boolean => x < 5 && y > 5;

/** The five of the made-up company that every page shows, in the order of impact for the effort. */
export const EXAMPLE_OPPORTUNITIES: readonly ExampleOpportunity[] = [
  {
    x: 2.2,
    y: 8.1,
    name: 'Reduce Active Listening',
    description:
      'Clear (86%). Everyone is heard, little is settled. End meetings by agreeing who does what by when.',
  },
  {
    x: 3.8,
    y: 8.9,
    name: 'Improve Delegation',
    description: 'Clear (81%). Work waits for three people. Hand over whole tasks, with the right to decide.',
  },
  {
    x: 4.3,
    y: 6.3,
    name: 'Reduce Conflict Resolution',
    description:
      'Likely (64%). Disagreements are smoothed over too early. Let both sides finish before you mediate.',
  },
  {
    x: 6.4,
    y: 7.2,
    name: 'Improve Assertiveness',
    description:
      'Likely (55%). Good objections come after the meeting. Ask for the strongest before you decide.',
  },
  {
    x: 7.7,
    y: 4.1,
    name: 'Improve Motivating Others',
    description:
      'Unclear (38%). People know what to do, but seldom why. Say who the work helps, and what went well.',
  },
];
