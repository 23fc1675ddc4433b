import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';

/** A call that asserts the type of the rows of a statement. */
export interface RowCall {
  /** Such as `server/src/store/access/accounts.ts:39`. */
  place: string;
  /** Every text that the statement can have; `null` when it is made at run time. */
  texts: readonly string[] | null;
  /** What the code takes a row for. */
  properties: readonly RowProperty[];
}

export interface RowProperty {
  name: string;
  /** As {@link kindOf} names it. */
  kind: string;
  isNullable: boolean;
}

/** Reads from the type checker what the calls in some files take their rows for. */
export function readRowCalls(root: string, isRead: (path: string) => boolean): RowCall[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: `${root}/tsconfig.json` }).getProjects();
    return project!.program
      .getSourceFileNames()
      .filter(isRead)
      .flatMap((path) => callsOf(project!, project!.program.getSourceFile(path)!))
      .map((call) => ({ ...call, place: call.place.slice(root.length + 1) }));
  } finally {
    api.close();
  }
}

function callsOf({ checker }: Project, file: SourceFile): RowCall[] {
  const calls: RowCall[] = [];
  const visit = (node: Node): void => {
    const row = rowTypeOf(checker, node);
    if (row !== null && isCallExpression(node)) {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      const texts = textOf(checker, node.arguments.at(-1)!);
      calls.push({ place: `${file.fileName}:${line}`, texts, properties: propertiesOf(checker, row) });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
}

/** The row type of `query<Row>(…)` or `queryReachable<Row>(…)`; `null` for anything else, and where the row type is open. */
function rowTypeOf(checker: Checker, node: Node): Type | null {
  if (!isCallExpression(node) || node.typeArguments?.length !== 1) return null;
  if (!/(?:\.query|^queryReachable)$/.test(node.expression.getText())) return null;
  const type = checker.getTypeFromTypeNode(node.typeArguments[0]!);
  return type === undefined || type.isTypeParameter() ? null : type;
}

function propertiesOf(checker: Checker, row: Type): RowProperty[] {
  return checker.getPropertiesOfType(row).flatMap((property) => {
    if (property.flags & SymbolFlags.Optional) return [];
    const type = checker.getTypeOfSymbol(property)!;
    return { name: property.name, kind: kindOf(checker, type), isNullable: acceptsNull(checker, type) };
  });
}

function acceptsNull(checker: Checker, type: Type): boolean {
  return checker.isTypeAssignableTo(checker.getNullType(), type);
}

/** `string`, `number`, `boolean`, `Buffer`, one of these with `[]`, or `object` for all that JSON can be. */
function kindOf(checker: Checker, type: Type): string {
  const value = checker.getNonNullableType(type)!;
  if (checker.isTypeAssignableTo(value, checker.getStringType())) return 'string';
  if (checker.isTypeAssignableTo(value, checker.getNumberType())) return 'number';
  if (checker.isTypeAssignableTo(value, checker.getBooleanType())) return 'boolean';
  if (checker.isArrayType(value) && value.isTypeReference()) {
    return `${kindOf(checker, checker.getTypeArguments(value)[0]!)}[]`;
  }
  return value.getSymbol()?.name === 'Buffer' ? 'Buffer' : 'object';
}

/** The texts that a statement can have: the property `text` of an object, wherever the object is written. */
function textOf(checker: Checker, statement: Expression): string[] | null {
  const object = writtenAt(checker, statement);
  if (object === null || !isObjectLiteralExpression(object)) return null;
  const text = object.properties.find(
    (property) => isPropertyAssignment(property) && property.name.getText() === 'text',
  );
  if (text === undefined || !isPropertyAssignment(text)) return null;
  const values = valuesOf(checker, text.initializer);
  return values !== null && values.length <= MOST_FORMS ? values : null;
}

/** What a constant is made of; the expression itself when it is no name. */
function writtenAt(checker: Checker, expression: Expression): Expression | null {
  if (!isIdentifier(expression)) return expression;
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration?.resolve();
  return declaration !== undefined && isVariableDeclaration(declaration)
    ? (declaration.initializer ?? null)
    : null;
}

/** Every text that an expression can be; `null` when it is made at run time. */
function valuesOf(checker: Checker, expression: Expression): string[] | null {
  const type = checker.getTypeAtLocation(expression)!;
  const types = type.isUnionType() ? type.getTypes() : [type];
  if (types.every((one) => one.isStringLiteralType())) return types.map(({ value }) => value);
  if (isParenthesizedExpression(expression)) return valuesOf(checker, expression.expression);
  if (isConditionalExpression(expression)) {
    return allOf([expression.whenTrue, expression.whenFalse].map((branch) => valuesOf(checker, branch)));
  }
  if (isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<string[] | null>(
      (before, { expression: hole, literal }) => {
        const values = valuesOf(checker, hole);
        if (before === null || values === null) return null;
        return before.flatMap((start) => values.map((value) => start + value + literal.text));
      },
      [expression.head.text],
    );
  }
  const written = writtenAt(checker, expression);
  return written === null || written === expression ? null : valuesOf(checker, written);
}

/** A statement with more forms than this is taken as it is sent. */
const MOST_FORMS = 16;

function allOf(lists: readonly (string[] | null)[]): string[] | null {
  return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
}
