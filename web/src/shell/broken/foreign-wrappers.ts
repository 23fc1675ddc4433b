/**
 * Lets React continue if a translator or an extension has put an element of its own around an element of React: the
 * wrapper is moved and removed with its child. A node that was removed from the page still throws.
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

/** The child of `parent` that contains a node; the node itself if no child contains it. */
function childAround(parent: Node, node: Node): Node {
  for (let around: Node | null = node; around !== null; around = around.parentNode)
    if (around.parentNode === parent) return around;
  return node;
}
