import { type NodePath, types as t } from '@babel/core';

export type Helper = 'plural' | 'inDigits' | 'select' | 'selectOrdinal';

/** The few functions that a compiled message may call, imported by the file that needs them. */
export class Helpers {
  readonly #program: NodePath<t.Program>;
  readonly #used = new Map<Helper, t.Identifier>();

  constructor(program: NodePath<t.Program>) {
    this.#program = program;
  }

  call(helper: Helper, ...args: t.Expression[]): t.CallExpression {
    const known = this.#used.get(helper) ?? this.#program.scope.generateUidIdentifier(helper);
    this.#used.set(helper, known);
    return t.callExpression(t.cloneNode(known), args);
  }

  declare(): void {
    if (this.#used.size === 0) return;
    const specifiers = [...this.#used].map(([name, local]) => t.importSpecifier(local, t.identifier(name)));
    const declaration = t.importDeclaration(specifiers, t.stringLiteral('@fourfold/words/choose'));
    this.#program.unshiftContainer('body', declaration);
  }
}
