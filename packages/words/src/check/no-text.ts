import { type NodePath, types as t } from '@babel/core';

const letters = /\p{L}/u;
/** Two words, or one that begins like a sentence or a label. */
const wordy = /^\s*["“(]?\p{Lu}\p{Ll}|\p{Ll}[,:;]? +\p{L}|\p{L}[.…!?]$/u;

/** Attributes that hold a text whatever it looks like. */
const textAttributes =
  /^(title|label|alt|placeholder|hint|description|note|caption|legend|asks|confirm|cancel|submit|lead|summary|heading|subtitle|format|sentence|nobody|every|refusal|extent|who|what|sure|message|text|aside|aria-(label|description|roledescription|valuetext|placeholder))$/;
/** Attributes that hold words which nobody reads. */
const mute =
  /^(className|\w+ClassName|id|type|href|to|key|method|autoComplete|htmlFor|target|rel|d|viewBox|style|variant|size|kind|role|tone|name|value|defaultValue|data-.+|aria-.+|srcLang|lang|media|sizes|src|srcSet|accept|content|property|crossOrigin|transform|points|offset|fill|stroke.*|font.*|textAnchor|inputMode|enterKeyHint|autoCapitalize|list|pattern|step|scope|encType|formMethod|loading|preload|positionMethod|pointerEvents|preserveAspectRatio|xmlns|part|align|setting|narrow|shapeRendering|paintOrder|dy|dx|from|level|anchor|as|charSet|icon|place|side|strength|position|layout|sort|field|at|about)$/;
/** Calls whose texts are for programs. */
const forPrograms =
  /^(import|Error|console\..+|[\s\S]*\.(querySelector(All)?|getAttribute|setAttribute|hasAttribute|removeAttribute|toggleAttribute|addEventListener|removeEventListener|getItem|setItem|removeItem|closest|matches|matchMedia|createElement(NS)?|includes|startsWith|endsWith|split|replace(All)?|get|has|append|set|delete|getPropertyValue|setProperty|add|remove|toggle|contains|describe|resolvedOptions|getContext|execCommand|item))$/;

/** Errors whose texts are shown. */
const shownErrors = /^(AppError|WritingFailed)$/;

/** How something looks that is code: classes, selectors, paths, media types, formats. */
const codeLike =
  /^[\s\d.,:;|/()[\]{}…—–−+%#&·“”‘’'"?!-]*$|^[a-z0-9]*(?:[-_:./#[\]@=][\w…-]*)+$|^[a-z]+[A-Z]\w*$|^M[\d.]+[\d\s.,a-zA-Z-]*$|^\d+px\b|\bsystem-ui\b|^\[|^(?:head|svg|main|figure)\b.*(?:>|svg)|animation-timeline/;
/** Classes of a style, on screens: on the server it would be "sign-in" and "e-mail". */
const classLike = /(?:^|\s)(?:-?[a-z]+(?:-[a-z0-9.[\]/()%,]+)+|[a-z-]+:[a-z[])/;

/** What the server tells a database, a browser or a file system. */
const forOtherPrograms =
  /^[\w.]+ as \w+$|^(?:is not|not in|not like|is (?:not )?distinct from)$|^(?:select|with|insert|update|delete) .*\b(?:from|into|set|as)\b|^select pg_|^[a-z]+\/[\w.+-]+; |^attachment; |\bmax-age=|\bno-(?:store|cache)\b|^[a-z-]+:[^ ]|^@media\b/s;

/** Where a text would be read: classes stand on screens, queries in what Node runs. */
export type Side = 'screen' | 'node';

/** Whether a literal is nothing that anybody reads. */
export function isNoText(path: NodePath, text: string, on: Side): boolean {
  if (!letters.test(text.replaceAll('…', ''))) return true;
  if (path.isJSXText()) return false;
  const attribute = path.findParent((parent) => parent.isJSXAttribute() || parent.isJSXElement());
  if (attribute?.isJSXAttribute()) {
    const name = nameOf(attribute.node.name);
    const isShown = name === 'name' && isOfComponent(attribute) && wordy.test(text);
    if (mute.test(name) && !textAttributes.test(name) && !isShown) return true;
    if (path.parentPath?.isJSXAttribute() && textAttributes.test(name)) return false;
  }
  if (isChild(path)) return false;
  return (
    isForPrograms(path) ||
    (on === 'node' && isOfApi(path)) ||
    codeLike.test(text.trim()) ||
    (on === 'screen' ? classLike : forOtherPrograms).test(text.trim()) ||
    !wordy.test(text)
  );
}

/** `<Parts name="Impact">` shows it, `<input name="email">` does not. */
const isOfComponent = ({ parent }: NodePath<t.JSXAttribute>) =>
  t.isJSXOpeningElement(parent) && t.isJSXIdentifier(parent.name) && /^\p{Lu}/u.test(parent.name.name);

const nameOf = (name: t.JSXAttribute['name']): string =>
  t.isJSXNamespacedName(name) ? `${name.namespace.name}:${name.name.name}` : name.name;

function isForPrograms(path: NodePath): boolean {
  const { parent, parentPath } = path;
  if (t.isImportDeclaration(parent) || t.isExportDeclaration(parent) || t.isDirective(parent)) return true;
  if (t.isObjectProperty(parent) && parent.key === path.node) return true;
  if (t.isMemberExpression(parent) || t.isSwitchCase(parent) || t.isThrowStatement(parent)) return true;
  if (t.isBinaryExpression(parent)) return parent.operator !== '+';
  if (t.isNewExpression(parent)) return !shownErrors.test(parentPath?.get('callee').toString() ?? '');
  if (t.isTaggedTemplateExpression(parent)) return t.isIdentifier(parent.tag, { name: 'sql' });
  return t.isCallExpression(parent) && forPrograms.test(parentPath?.get('callee').toString() ?? '');
}

/** What a call does, for the people who program with the API. */
const isOfApi = ({ parent }: NodePath) =>
  t.isObjectProperty(parent) && t.isIdentifier(parent.key, { name: 'summary' });

/** A literal that is drawn: `{count === 1 ? 'one' : 'many'}` between two tags. */
function isChild(path: NodePath): boolean {
  const { parentPath } = path;
  if (parentPath === null) return false;
  if (parentPath.isConditionalExpression()) return path.key !== 'test' && isChild(parentPath);
  if (parentPath.isLogicalExpression()) return path.key === 'right' && isChild(parentPath);
  if (parentPath.isTemplateLiteral()) return isChild(parentPath);
  if (!parentPath.isJSXExpressionContainer()) return false;
  return parentPath.parentPath?.isJSXElement() === true || parentPath.parentPath?.isJSXFragment() === true;
}
