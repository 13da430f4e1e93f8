/** A point on the Effort / Impact chart that serves as an example on the public site. */
export interface ExampleOpportunity {
  /** Effort, 0 to 10. */
  readonly x: number;
  /** Impact, 0 to 10. */
  readonly y: number;
  readonly name: string;
  readonly description: string;
}

/** The five of the home page. Made up, in the order of impact for the effort. */
export const EXAMPLE_OPPORTUNITIES: readonly ExampleOpportunity[] = [
  {
    x: 2.2,
    y: 8.1,
    name: 'Reduce Active Listening',
    description:
      'Everyone is heard and little is settled. End each conversation by agreeing who does what by when.',
  },
  {
    x: 3.8,
    y: 8.9,
    name: 'Improve Delegation',
    description: 'Work waits for three people. Hand over whole tasks, with the right to decide.',
  },
  {
    x: 4.3,
    y: 6.3,
    name: 'Reduce Conflict Resolution',
    description: 'Disagreements are smoothed over too early. Let both sides finish before you mediate.',
  },
  {
    x: 6.4,
    y: 7.2,
    name: 'Improve Assertiveness',
    description: 'Good objections come after the meeting. Ask for the strongest one before you decide.',
  },
  {
    x: 7.7,
    y: 4.1,
    name: 'Improve Motivating Others',
    description: 'People know what to do but seldom know why. Say whom the work helps, and what went well.',
  },
];
