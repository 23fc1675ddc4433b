# #region verify
import base64
import hashlib
import hmac
import time


def is_genuine(secret: str, headers, body: bytes, tolerance_seconds: int = 300) -> bool:
    """Whether Sofra sent it. `body` is the request's body as it came: bytes that nothing has parsed."""
    event_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance_seconds:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{event_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(expected, signature) for signature in given)
# #endregion
