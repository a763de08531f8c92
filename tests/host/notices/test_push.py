"""What is sent to push services is encrypted and signed as the standards say."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from galerie.core import Refusal
from galerie.host.notices.push import CURVE, BrowserKeys, Stamp, decoded, encoded, encrypted
from tests.host.notices.services import Browser

# The example of RFC 8291, section 5
MESSAGE = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
    "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)


def test_the_example_of_the_standard_is_made_byte_for_byte() -> None:
    browser = Browser(private(BROWSER), decoded(AUTH))
    assert encoded(encrypted(MESSAGE, browser.keys, private(SERVER), decoded(SALT))) == SEALED
    assert browser.read(decoded(SEALED)) == MESSAGE, "the tests read it as a browser does"


def test_a_letter_is_for_one_browser_and_signed_for_its_push_service() -> None:
    stamp, browser = Stamp(Stamp.new_key()), Browser()
    headers, body = stamp.letter("https://push.test/abc", browser.keys, "http://box:8000", "table", b"hello")
    assert browser.read(body) == b"hello"
    assert b"hello" not in body
    signature = str(headers["Authorization"])
    assert Vapid02.verify(signature)
    assert signature.endswith(f"k={stamp.public}")
    claims = json.loads(decoded(signature.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == ("https://push.test", "https://box:8000")
    assert len(str(headers["Topic"])) == 32, "the most that is allowed"
    _, again = stamp.letter("https://push.test/abc", browser.keys, "http://box:8000", "table", b"hello")
    assert again != body, "keys are used once"


@pytest.mark.parametrize(
    "keys",
    [
        BrowserKeys("", AUTH),
        BrowserKeys("é", AUTH),
        BrowserKeys(encoded(b"\4" + bytes(64)), AUTH),
        BrowserKeys(encoded(bytes(65)), AUTH),
        Browser().keys._replace(auth="short"),
    ],
)
def test_keys_with_which_nothing_can_be_encrypted_are_refused(keys: BrowserKeys) -> None:
    with pytest.raises(Refusal, match="receiver keys"):
        keys.check()
    Browser().keys.check()
