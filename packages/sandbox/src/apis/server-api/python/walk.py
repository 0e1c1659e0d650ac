"""Walks the server API with the official Python SDK: sales, captures, refunds, voids, the vault, searches, disputes and webhooks.

The test starts it with the sandbox's address and keys. It exits with an error at the first result that differs from the expected one.
"""

import json
import os
import sys
import tempfile
from datetime import timedelta

import braintree
from braintree.environment import Environment

sandbox = json.loads(os.environ["SANDBOX"])
host, port = sandbox["host"], sandbox["port"]
environment = Environment("development", host, port, sandbox["url"], False, None, host, port)
gateway = braintree.BraintreeGateway(
    braintree.Configuration(
        environment=environment,
        merchant_id=sandbox["merchantId"],
        public_key=sandbox["publicKey"],
        private_key=sandbox["privateKey"],
    )
)


def expect(title, actual, expected):
    if actual != expected:
        sys.exit("%s: expected %r, got %r" % (title, expected, actual))


def sell(title, nonce, **more):
    result = gateway.transaction.sale({"amount": "10.00", "payment_method_nonce": nonce, **more})
    expect(title, (result.is_success, getattr(result, "message", None)), (True, None))
    return result.transaction


def codes(result):
    return [error.code for error in result.errors.deep_errors]


CAPTURE = {"options": {"submit_for_settlement": True}}

# One sale of every kind of nonce.
for nonce, kind in sandbox["nonces"].items():
    sale = sell(nonce, nonce, **CAPTURE)
    expect(nonce, sale.payment_instrument_type, kind)
    expect(nonce, gateway.transaction.find(sale.id).id, sale.id)

# Line items have a request of their own.
item = {"name": "Mug", "kind": "debit", "quantity": "1.5", "unit_amount": "10", "total_amount": "15.00"}
sale = sell("line items", "fake-valid-nonce", line_items=[item], tax_amount="1", order_id="python-1")
items = gateway.transaction_line_item.find_all(sale.id)
expect("line items", [(each.name, str(each.quantity)) for each in items], [("Mug", "1.5")])
invalid = gateway.transaction.sale({"amount": "10.00", "payment_method_nonce": "fake-valid-nonce", "line_items": [{**item, "kind": "gift"}]})
position = invalid.errors.for_object("transaction").for_object("line_items").for_object("index_0")
expect("invalid line item", position.on("kind")[0].code, "95807")

# Captures, refunds, voids.
captured = gateway.transaction.submit_for_settlement(sale.id, "8.00").transaction
expect("capture", (captured.status, str(captured.amount)), ("submitted_for_settlement", "8.00"))
gateway.testing.settle_transaction(sale.id)
expect("refund in part", str(gateway.transaction.refund(sale.id, "3.00").transaction.amount), "3.00")
expect("refund of the rest", str(gateway.transaction.refund(sale.id).transaction.amount), "5.00")
expect("refund of nothing", codes(gateway.transaction.refund(sale.id)), ["91512"])
expect("void", gateway.transaction.void(sell("void", "fake-valid-nonce").id).transaction.status, "voided")
declined = gateway.transaction.sale({"amount": "2001.00", "payment_method_nonce": "fake-valid-nonce"})
expect("decline", (declined.is_success, declined.transaction.processor_response_code), (False, "2001"))
expect("negative amount", codes(gateway.transaction.sale({"amount": "-1", "payment_method_nonce": "fake-valid-nonce"})), ["81501"])
part = sell("partial", "fake-paypal-one-time-nonce")
child = gateway.transaction.submit_for_partial_settlement(part.id, "4.00").transaction
expect("partial settlement", child.authorized_transaction_id, part.id)
expect("partial of a part", codes(gateway.transaction.submit_for_partial_settlement(child.id, "1.00")), ["915103"])

# The vault.
customer = gateway.customer.create({"first_name": "Ada", "email": "ada@python.example"}).customer
expect("customer without fields", gateway.customer.create().is_success, True)
vaulted = gateway.payment_method.create({"customer_id": customer.id, "payment_method_nonce": "fake-valid-visa-nonce"}).payment_method
expect("vaulted card", vaulted.last_4, "1881")
again = gateway.transaction.sale({"amount": "5.00", "payment_method_token": vaulted.token}).transaction
expect("sale by token", again.customer_details.id, customer.id)
address = gateway.address.create({"customer_id": customer.id, "street_address": "1 Main Street"}).address
expect("address", gateway.address.find(customer.id, address.id).street_address, "1 Main Street")
nonce = gateway.payment_method_nonce.create(vaulted.token).payment_method_nonce.nonce
expect("nonce of a vaulted card", sell("nonce of a vaulted card", nonce).credit_card_details.token, vaulted.token)
expect("client token", bool(gateway.client_token.generate({"customer_id": customer.id})), True)
gateway.payment_method.delete(vaulted.token)
try:
    gateway.payment_method.find(vaulted.token)
    sys.exit("The deleted method was found")
except braintree.exceptions.NotFoundError:
    pass

# Searches: by example, and every criterion of the SDK.
T = braintree.TransactionSearch
hour = timedelta(hours=1)
found = gateway.transaction.search(
    T.order_id == "python-1", T.type == "sale", T.amount.between("7.00", "9.00"), T.created_at.between(sale.created_at - hour, sale.created_at + hour)
)
expect("search", [each.id for each in found.items], [sale.id])
found = gateway.customer.search(braintree.CustomerSearch.email.starts_with("ada@python"))
expect("customer search", [each.id for each in found.items], [customer.id])


def criteria(search):
    for name in dir(search):
        builder = getattr(search, name)
        if name.startswith("_"):
            continue
        kind = type(builder).__name__
        if kind == "MultipleValueNodeBuilder":
            yield builder.in_list(list(builder.whitelist)[:1] or ["none"])
        elif kind == "KeyValueNodeBuilder":
            yield builder == "true"
        elif kind == "RangeNodeBuilder":
            yield builder >= ("999999.00" if name == "amount" else sale.created_at + hour * 24 * 365)
        else:
            yield builder == "none"


for searched, search in [
    (gateway.transaction, T),
    (gateway.customer, braintree.CustomerSearch),
    (gateway.verification, braintree.CreditCardVerificationSearch),
]:
    for criterion in criteria(search):
        len(list(searched.search(criterion).items))

# Disputes: days are dates, which a search takes; errors name the attribute.
disputed = gateway.transaction.sale({
    "amount": "10.00",
    "customer_id": customer.id,
    "credit_card": {"number": "4023898493988028", "expiration_date": "12/2030"},
}).transaction
dispute = gateway.dispute.find(disputed.disputes[0].id)
today = disputed.created_at.date()
event = dispute.status_history[0]
expect("days of a dispute", (dispute.received_date, event.effective_date, event.disbursement_date), (today, today, today))
expect("reply by", dispute.reply_by_date - today, timedelta(days=30))
D = braintree.DisputeSearch
for title, criterion in [
    ("customer", D.customer_id == customer.id),
    ("effective date", D.effective_date.between(event.effective_date, event.effective_date)),
    ("disbursement date", D.disbursement_date.between(event.disbursement_date, event.disbursement_date)),
]:
    expect(title, [each.id for each in gateway.dispute.search(criterion).disputes.items], [dispute.id])
    expect(title + " of none", list(gateway.dispute.search(criterion, D.status == "won").disputes.items), [])
unknown = gateway.dispute.add_text_evidence(dispute.id, {"content": "text", "category": "UNKNOWN"})
expect("evidence", [(each.code, each.attribute) for each in unknown.errors.for_object("dispute")], [("95706", "evidence")])
gateway.dispute.add_text_evidence(dispute.id, {"content": "phone", "category": "DEVICE_ID"})
incomplete = gateway.dispute.finalize(dispute.id)
expect("finalize", [(each.code, each.attribute) for each in incomplete.errors.for_object("dispute")], [("95720", "dispute"), ("95721", "dispute")])
with tempfile.NamedTemporaryFile(suffix=".png") as file:
    file.write(b"\x89PNG\r\n\x1a\n")
    file.seek(0)
    upload = gateway.document_upload.create({"kind": braintree.DocumentUpload.Kind.EvidenceDocument, "file": file}).document_upload
    expect("upload", (upload.content_type, upload.size, upload.name), ("image/png", 8, os.path.basename(file.name)))
proof = gateway.dispute.add_file_evidence(dispute.id, {"document_id": upload.id, "category": "PROOF_OF_DELIVERY"}).evidence
expect("file evidence", os.path.basename(proof.url), upload.name)
expect("accept", gateway.dispute.accept(dispute.id).is_success, True)
again = gateway.dispute.accept(dispute.id).errors.for_object("dispute").on("status")[0]
expect("accept again", again.message, "Disputes can only be accepted when they are in an Open state")

# An authentication without a page.
path = gateway.config.base_merchant_path() + "/three_d_secure/create_nonce/sandbox_usd"
card = {"number": "4111111111111111", "expiration_month": "12", "expiration_year": "2030"}
created = gateway.config.http().post(path, {"credit_card": card})["payment_method_nonce"]["nonce"]
info = gateway.payment_method_nonce.find(created).three_d_secure_info
expect("authenticated", (info.status, info.enrolled, info.liability_shifted), ("authenticate_successful", "Y", True))

# Webhooks.
for payload in sandbox["webhooks"]:
    notification = gateway.webhook_notification.parse(payload["signature"], payload["payload"])
    expect("webhook", notification.kind, payload["kind"])

print("walked")
