/**
 * Lets React continue if something else has put an element of its own around what React made, as translators and extensions
 * do: the wrapper moves and goes with its child. A node that was removed from the page altogether still throws.
 */
export function tolerateForeignWrappers(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childAround(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childAround(this, before));
    return child;
  };
}

/** The child of a parent in which a node is now; the node itself where it is in none. */
function childAround(parent: Node, node: Node): Node {
  for (let around: Node | null = node; around !== null; around = around.parentNode)
    if (around.parentNode === parent) return around;
  return node;
}
